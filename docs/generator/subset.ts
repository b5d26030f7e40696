import { type Face, tableOf } from './face.ts'

/**
 * A font file with the glyphs of these characters only, without hints, kerning or ligatures: a browser that draws with it
 * advances by exactly the widths that `textWidth` adds up.
 */
export function subsetOf(face: Face, characters: Iterable<string>): Buffer {
  const codes = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).sort((one, other) => one - other)
  const glyphs = [0]
  const indexOf = (glyph: number) => {
    if (!glyphs.includes(glyph)) glyphs.push(glyph)
    return glyphs.indexOf(glyph)
  }
  const coded = codes.map((code) => [code, indexOf(face.glyphOf(String.fromCodePoint(code)))] as const)
  const outlines: Buffer[] = []
  // Composite glyphs add their parts to the list while it is read.
  for (let index = 0; index < glyphs.length; index += 1) {
    outlines.push(index === 0 ? Buffer.alloc(0) : lean(face.outlineOf(glyphs[index] ?? 0), indexOf))
  }
  const { tables } = face
  return write([
    ['OS/2', tableOf(tables, 'OS/2')],
    ['cmap', characterMap(coded)],
    ['glyf', Buffer.concat(outlines)],
    [
      'head',
      withNumbers(tableOf(tables, 'head'), [
        [8, 0, 4],
        [50, 1, 2],
      ]),
    ],
    ['hhea', withNumbers(tableOf(tables, 'hhea'), [[34, glyphs.length, 2]])],
    [
      'hmtx',
      numbers(
        2,
        glyphs.flatMap((glyph) => [face.advanceOf(glyph), 0]),
      ),
    ],
    ['loca', numbers(4, [0, ...outlines.map((_, index) => sizeOf(outlines.slice(0, index + 1)))])],
    ['maxp', withNumbers(tableOf(tables, 'maxp'), [[4, glyphs.length, 2]])],
    ['name', numbers(2, [0, 0, 6])],
    ['post', withNumbers(tableOf(tables, 'post').subarray(0, 32), [[0, 0x30000, 4]])],
  ])
}

const sizeOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

const [areWords, hasScale, hasMore, hasTwoScales, hasMatrix, hasInstructions] = [0x1, 0x8, 0x20, 0x40, 0x80, 0x100]

/** An outline without its hints, with its parts renumbered, on a boundary of four bytes. */
function lean(outline: Buffer, indexOf: (glyph: number) => number): Buffer {
  if (outline.length === 0) return outline
  const contours = outline.readInt16BE(0)
  if (contours >= 0) {
    const hints = 10 + contours * 2
    const points = hints + 2 + outline.readUInt16BE(hints)
    return padded(Buffer.concat([outline.subarray(0, hints), Buffer.alloc(2), outline.subarray(points)]))
  }
  const copy = Buffer.from(outline)
  let at = 10
  for (let flags: number = hasMore; (flags & hasMore) !== 0; ) {
    flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(flags & ~hasInstructions, at)
    copy.writeUInt16BE(indexOf(copy.readUInt16BE(at + 2)), at + 2)
    at += 4 + (flags & areWords ? 4 : 2) + (flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0)
  }
  return padded(copy.subarray(0, at))
}

/** One segment of format 4 for each character. */
function characterMap(coded: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const segments = [...coded, [0xffff, 0] as const]
  const count = segments.length
  const step = Math.floor(Math.log2(count))
  const words = [4, 16 + count * 8, 0, count * 2, 2 * 2 ** step, step, 2 * (count - 2 ** step)]
  const ends = segments.map(([code]) => code)
  const deltas = segments.map(([code, glyph]) => (code === 0xffff ? 1 : (glyph - code) & 0xffff))
  const subtable = numbers(2, [...words, ...ends, 0, ...ends, ...deltas, ...ends.map(() => 0)])
  return Buffer.concat([numbers(2, [0, 1, 3, 1, 0, 12]), subtable])
}

function write(tables: readonly (readonly [tag: string, content: Buffer])[]): Buffer {
  const step = Math.floor(Math.log2(tables.length))
  const head = numbers(2, [1, 0, tables.length, 16 * 2 ** step, step, 16 * (tables.length - 2 ** step)])
  let start = head.length + tables.length * 16
  const records = tables.map(([tag, content]) => {
    const record = Buffer.concat([Buffer.from(tag, 'latin1'), numbers(4, [checksum(content), start, content.length])])
    start += padded(content).length
    return record
  })
  return Buffer.concat([head, ...records, ...tables.map(([, content]) => padded(content))])
}

const padded = (content: Buffer) => Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])

function checksum(content: Buffer): number {
  const whole = padded(content)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

function numbers(size: 2 | 4, values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * size)
  for (const [index, value] of values.entries()) buffer.writeUIntBE(value, index * size, size)
  return buffer
}

function withNumbers(content: Buffer, changes: readonly (readonly [at: number, value: number, size: number])[]) {
  const copy = Buffer.from(content)
  for (const [at, value, size] of changes) copy.writeUIntBE(value, at, size)
  return copy
}
