const fonts = import.meta.glob<string>('../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const decoders = import.meta.glob<string>('../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const urls = new Map(
  [...Object.entries(fonts), ...Object.entries(decoders)].map(([path, url]) => [
    path.slice(path.lastIndexOf('/') + 1),
    url,
  ]),
)

/**
 * Files that pdf.js loads while it reads: fonts that a PDF names without embedding them, and decoders of scanned
 * pages. They are part of our own build, without the tables for Chinese, Japanese and Korean encodings.
 */
export class PdfResources {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = urls.get(filename)
    const answer = url === undefined ? null : await fetch(url)
    if (!answer?.ok) throw new Error(`there is no ${filename}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
