export type PageTarget = {
  /** What was drawn on it before stays until the new page is ready. */
  readonly host: HTMLElement
  readonly page: number
  /** CSS pixels. */
  readonly width: number
}

/** A PDF that was fetched and understood, whoever does it. */
export type OpenedPdf = {
  readonly pageCount: number
  readonly drawPage: (target: PageTarget, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}
export type OpenPdf = (url: string, signal: AbortSignal) => Promise<OpenedPdf>

/** pdf.js weighs more than the rest of the portal: it is fetched for the first PDF that is looked at. */
export const openWithPdfJs: OpenPdf = async (url, signal) => (await import('./pdfEngine.ts')).openPdf(url, signal)
