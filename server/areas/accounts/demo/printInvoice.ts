type Row = readonly [label: string, amount: string]
type Invoice = {
  readonly heading: string
  readonly lead: readonly string[]
  readonly line: Row
  readonly total: Row
}

/** Points of an A4 page. */
const page = { width: 595, height: 842, margin: 56 } as const
/** The width of a digit of Helvetica, in thousandths of its size; spaces and marks are half as wide. */
const digit = 556
const mark = 278

/** Amounts end at the right margin. */
const widthOf = (amount: string, size: number) =>
  (Array.from(amount).reduce((sum, letter) => sum + (/[\d€$]/.test(letter) ? digit : mark), 0) * size) / 1_000

/** The standard fonts use Windows-1252, which has these characters where Latin-1 has control codes. */
const windows: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96, œ: 0x9c, '−': 0x96 }
function encoded(text: string): string {
  return Array.from(text.replaceAll('\u202f', '\u00a0'), (letter) => {
    const code = windows[letter] ?? letter.charCodeAt(0)
    return /[()\\]/.test(letter) ? `\\${letter}` : code < 0x7f ? letter : `\\${code.toString(8).padStart(3, '0')}`
  }).join('')
}

/**
 * A page of one invoice. Written by hand: the first start of the demo draws hundreds of them, and the layout engine of the
 * portal's papers would take seconds longer.
 */
export function printInvoice({ heading, lead, line, total }: Invoice): Uint8Array {
  const text = (font: 'F1' | 'F2', size: number, x: number, y: number, words: string) =>
    `BT /${font} ${size} Tf ${x.toFixed(1)} ${y} Td (${encoded(words)}) Tj ET`
  const right = page.width - page.margin
  const row = (font: 'F1' | 'F2', y: number, [label, amount]: Row) => [
    text(font, 11, page.margin, y, label),
    text(font, 11, right - widthOf(amount, 11), y, amount),
    `0.5 w ${page.margin} ${y - 9} m ${right} ${y - 9} l S`,
  ]
  const top = page.height - 80
  const content = [
    text('F2', 18, page.margin, top, heading),
    ...lead.map((words, index) => text('F1', 11, page.margin, top - 28 - index * 20, words)),
    ...row('F1', top - 150, line),
    ...row('F2', top - 178, total),
  ].join('\n')
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ])
}

/** A PDF states where each of its objects begins. */
function assembled(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = file.length
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
