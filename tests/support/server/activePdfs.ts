import { deflateSync } from 'node:zlib'

const text = (content: string) => Buffer.from(content, 'latin1')

/** A document of some objects, as far as the server reads it. */
const pdfOf = (objects: string | Buffer, trailer = '') =>
  Buffer.concat([
    text('%PDF-1.7\n'),
    Buffer.from(objects),
    text(`\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R${trailer}>>\nstartxref\n45\n%%EOF\n`),
  ])
const compressed = (objects: string, dictionary = '/Filter/FlateDecode') => {
  const packed = deflateSync(text(`1 0 ${objects}`))
  const head = text(`5 0 obj<</Type/ObjStm/N 1/First 4/Length ${packed.length}${dictionary}>>stream\n`)
  return Buffer.concat([head, packed, text('\nendstream endobj')])
}
const catalogue = '1 0 obj<</Type/Catalog'
const script = '<</S/JavaScript/JS(app.alert(1))>>'

/** Documents that only show pages, although some words in them sound like more. */
export const plainPdfs: readonly (readonly [string, Buffer])[] = [
  ['a plain one', pdfOf(`${catalogue}>>endobj`)],
  ['one with compressed objects', pdfOf(compressed('<</Type/Catalog>>'))],
  ['one that only writes about scripts', pdfOf(`${catalogue}/Title(JavaScript, Launch, Encrypt)>>endobj`)],
  ['one with a name that begins like a program', pdfOf(`${catalogue}/LaunchPad 3 0 R/EFG<<>>>>endobj`)],
]

export const refusedPdfs: readonly (readonly [string, 'protectedPdf' | 'activePdf', Buffer])[] = [
  ['is encrypted', 'protectedPdf', pdfOf(`${catalogue}>>endobj`, '/Encrypt 9 0 R')],
  ['is encrypted in place', 'protectedPdf', pdfOf(`${catalogue}>>endobj`, '/Encrypt % why\n <</Filter/Standard>>')],
  ['runs a script when it opens', 'activePdf', pdfOf(`${catalogue}/OpenAction${script}>>endobj`)],
  ['hides the name of a script', 'activePdf', pdfOf(`${catalogue}/OpenAction<</S/J#61vaScr#69pt/JS(x)>>>>endobj`)],
  ['starts a program', 'activePdf', pdfOf(`${catalogue}/OpenAction<</S/Launch/F(cmd.exe)>>>>endobj`)],
  ['carries a file', 'activePdf', pdfOf(`${catalogue}/Names<</EmbeddedFiles 4 0 R>>>>endobj`)],
  ['carries a file behind a remark', 'activePdf', pdfOf('4 0 obj<</Type/Filespec/EF<</F 7 0 R>>>>endobj')],
  ['runs a script from its compressed objects', 'activePdf', pdfOf(compressed(`<</OpenAction${script}>>`))],
  [
    'has objects packed in an uncommon way',
    'activePdf',
    pdfOf(compressed('<</Type/Catalog>>', '/Filter[/FlateDecode/ASCIIHexDecode]')),
  ],
  ['has objects that cannot be unpacked', 'activePdf', pdfOf('5 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nx')],
]
