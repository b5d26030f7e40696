/** The service worker of the whole portal: it opens the page without a network, and shows push messages. */
import { frameWorker } from './frame.ts'
import './push.ts'

/** The development server has none: its pages load as without a worker. */
const files = import.meta.env.FRAME_FILES
if (files) {
  const frame = frameWorker(files)
  globalThis.addEventListener('install', (event) => event.waitUntil(frame.install()))
  globalThis.addEventListener('activate', (event) => event.waitUntil(frame.activate()))
  globalThis.addEventListener('fetch', frame.answer)
}
