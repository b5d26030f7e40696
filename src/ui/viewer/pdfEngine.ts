import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { getDocument, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createWorker } from '#src/api/createWorker.ts'
import type { OpenedPdf, PageTarget } from './openedPdf.ts'
import workerUrl from './pdf.worker.ts?worker&url'
import { PdfResources } from './pdfResources.ts'

/** Phones refuse larger canvases. */
const maxPixels = 16_000_000

/** Downloads and opens a PDF in its own worker, which ends with the PDF. */
export async function openPdf(url: string, signal: AbortSignal): Promise<OpenedPdf> {
  const thread = createWorker(workerUrl)
  const worker = PDFWorker.create({ port: thread })
  const task = getDocument({
    url,
    worker,
    BinaryDataFactory: PdfResources,
    useWorkerFetch: false,
    // A device font of the same name has other widths, so letters would overlap.
    useSystemFonts: false,
    disableWorkerRendering: true,
    // Without ranges, there is one request and one access check per file.
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

/** Draws the page as an image, with its text above it: invisible, but selectable and readable aloud. */
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
