import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A TrueType face, read as far as measuring text and cutting a subset need. */
export type Face = {
  readonly tables: ReadonlyMap<string, Buffer>
  readonly unitsPerEm: number
  readonly glyphOf: (character: string) => number
  readonly advanceOf: (glyph: number) => number
  /** The outline of a glyph as the file has it; empty for a space. */
  readonly outlineOf: (glyph: number) => Buffer
}

export function readFace(file: Buffer): Face {
  const tables = new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      const start = file.readUInt32BE(at + 8)
      return [file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12))] as const
    }),
  )
  const table = (tag: string) => tableOf(tables, tag)
  const isLong = table('head').readUInt16BE(50) === 1
  const offsetOf = (glyph: number) =>
    isLong ? table('loca').readUInt32BE(glyph * 4) : table('loca').readUInt16BE(glyph * 2) * 2
  const metrics = table('hhea').readUInt16BE(34)
  const characters = charactersOf(table('cmap'))
  return {
    tables,
    unitsPerEm: table('head').readUInt16BE(18),
    glyphOf(character) {
      const glyph = characters(character.codePointAt(0) ?? 0)
      if (glyph === 0) throw new Error(`the face of the drawings has no glyph for ${JSON.stringify(character)}`)
      return glyph
    },
    advanceOf: (glyph) => table('hmtx').readUInt16BE(Math.min(glyph, metrics - 1) * 4),
    outlineOf: (glyph) => table('glyf').subarray(offsetOf(glyph), offsetOf(glyph + 1)),
  }
}

export function tableOf(tables: Face['tables'], tag: string): Buffer {
  const found = tables.get(tag)
  if (found === undefined) throw new Error(`the face has no table ${tag}`)
  return found
}

/** Reads the Unicode subtable of format 4: segments of characters, each with the glyphs that follow each other. */
function charactersOf(cmap: Buffer): (code: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4))
  const start = starts.find((one) => cmap.readUInt16BE(one) === 4)
  if (start === undefined) throw new Error('the face has no Unicode subtable')
  const double = cmap.readUInt16BE(start + 6)
  const [ends, begins, deltas, ranges] = [14, 16 + double, 16 + 2 * double, 16 + 3 * double].map((at) => start + at)
  return (code) => {
    for (let at = 0; at < double; at += 2) {
      if (code > cmap.readUInt16BE((ends ?? 0) + at)) continue
      const first = cmap.readUInt16BE((begins ?? 0) + at)
      if (code < first) return 0
      const range = (ranges ?? 0) + at
      const offset = cmap.readUInt16BE(range)
      const glyph = offset === 0 ? code : cmap.readUInt16BE(range + offset + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + cmap.readUInt16BE((deltas ?? 0) + at)) & 0xffff
    }
    return 0
  }
}

const openFace = (name: string) =>
  readFace(readFileSync(fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`))))

/** The face of the papers, which comes with the PDF library; nothing else in it is used here. */
export const faces: Readonly<Record<400 | 600, Face>> = { 400: openFace('Regular'), 600: openFace('Bold') }
