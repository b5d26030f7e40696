import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { getDocument, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createWorker } from '#src/api/startWorker.ts'
import type { OpenedPdf, PageTarget } from './openedPdf.ts'
import workerUrl from './pdf.worker.ts?worker&url'
import { PdfResources } from './pdfResources.ts'

/** Phones refuse larger canvases. */
const maxPixels = 16_000_000

/** Fetches and opens a PDF with a worker of its own, which goes with it. */
export async function openPdf(url: string, signal: AbortSignal): Promise<OpenedPdf> {
  const thread = createWorker(workerUrl)
  const worker = PDFWorker.create({ port: thread })
  const task = getDocument({
    url,
    worker,
    BinaryDataFactory: PdfResources,
    useWorkerFetch: false,
    // A font of this device under the same name has other widths: letters would overlap.
    useSystemFonts: false,
    disableWorkerRendering: true,
    // Without ranges, the file is asked for once, and the right to read it is asked for once.
    disableRange: true,
    verbosity: 0,
  })
  async function close() {
    await task.destroy().catch(() => {})
    worker.destroy()
    thread.terminate()
  }
  signal.addEventListener('abort', close, { once: true })
  try {
    const document = await task.promise
    signal.removeEventListener('abort', close)
    return {
      pageCount: document.numPages,
      drawPage: async (target, until) => drawPage(await document.getPage(target.page), target, until),
      close: () => void close(),
    }
  } catch (cause) {
    await close()
    throw cause
  }
}

/** The page as an image, and over it its text, unseen, to be selected and read aloud. */
async function drawPage(page: PDFPageProxy, { host, width }: PageTarget, signal: AbortSignal) {
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const ratio = Math.min(window.devicePixelRatio, Math.sqrt(maxPixels / (viewport.width * viewport.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * ratio)
  canvas.height = Math.floor(viewport.height * ratio)
  canvas.style.width = `${viewport.width}px`
  canvas.style.height = `${viewport.height}px`
  canvas.setAttribute('aria-hidden', 'true')

  const drawing = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
  const stop = () => drawing.cancel()
  signal.addEventListener('abort', stop, { once: true })
  await drawing.promise
  signal.removeEventListener('abort', stop)

  const words = document.createElement('div')
  words.style.setProperty('--total-scale-factor', String(scale))
  await new TextLayer({ textContentSource: await page.getTextContent(), container: words, viewport }).render()
  if (!signal.aborted) host.replaceChildren(canvas, words)
}
