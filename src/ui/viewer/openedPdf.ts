export type PageTarget = {
  /** The previous drawing stays until the new page is ready. */
  readonly host: HTMLElement
  readonly page: number
  /** CSS pixels. */
  readonly width: number
}

/** A PDF that was downloaded and parsed, by any engine. */
export type OpenedPdf = {
  readonly pageCount: number
  readonly drawPage: (target: PageTarget, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}
export type OpenPdf = (url: string, signal: AbortSignal) => Promise<OpenedPdf>

/** pdf.js is larger than the rest of the portal, so it loads with the first PDF. */
export const openWithPdfJs: OpenPdf = async (url, signal) => (await import('./pdfEngine.ts')).openPdf(url, signal)
