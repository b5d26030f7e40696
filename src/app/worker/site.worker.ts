/** The service worker of the whole portal: it opens the page without a network, and shows what the portal pushes. */
import { frameWorker } from './frame.ts'
import './push.ts'

/** The development server names none: its pages come as if there were no worker. */
const files = import.meta.env.FRAME_FILES
if (files) {
  const frame = frameWorker(files)
  globalThis.addEventListener('install', (event) => event.waitUntil(frame.install()))
  globalThis.addEventListener('activate', (event) => event.waitUntil(frame.activate()))
  globalThis.addEventListener('fetch', frame.answer)
}
