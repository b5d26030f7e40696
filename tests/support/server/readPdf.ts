import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text and size of each page, in points, and the metadata of a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    pages.push({ text: text.replace(/\s+/g, ' '), view: page.view })
  }
  const { info } = await pdf.getMetadata()
  const found = { pages, text: pages.map(({ text }) => text).join('\n'), info: new Map(Object.entries(info)) }
  await task.destroy()
  return found
}
