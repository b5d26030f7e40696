import { crc32 } from 'node:zlib'

/** The size and the end of an image, read from its structure without decoding it. */
export type ImageStructure = {
  readonly width: number
  readonly height: number
  /** Bytes of one decoded pixel: channels times depth. */
  readonly bytesPerPoint: number
  /** Number of bytes up to the end of the image: anything after it is not part of the image. */
  readonly end: number
}

const pngStart = 8
const chunkFrame = 12
/** Channels by colour type: grey, colour, palette (drawn with transparency), grey and colour with transparency. */
const pngChannels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

/** `null` for a PNG that does not begin with its header. */
export function readPng(bytes: Buffer): ImageStructure | null {
  if (bytes.length < pngStart + chunkFrame + 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  const bytesPerPoint = (pngChannels[bytes.readUInt8(25)] ?? 4) * (bytes.readUInt8(24) > 8 ? 2 : 1)
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytesPerPoint }
  for (let at = pngStart; at + chunkFrame <= bytes.length; ) {
    const end = at + chunkFrame + bytes.readUInt32BE(at)
    // Decoders tolerate a damaged part, but only intact files are kept.
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) break
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return { ...size, end }
    at = end
  }
  // Keeps the size of an image without an end, because the size alone may be reason enough to refuse it.
  return { ...size, end: Number.POSITIVE_INFINITY }
}

/** Markers without a length, and markers that state the size of the image. */
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const statesSize = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const arrivesInPasses = (marker: number) => [0xc2, 0xc6, 0xca, 0xce].includes(marker)

/**
 * Until the last pass, a decoder also holds the coefficients: two bytes for each value, and fewer values if colour is subsampled.
 */
function coefficientBytes(bytes: Buffer, at: number): number {
  const channels = Array.from({ length: bytes.readUInt8(at + 9) }, (_, index) => bytes[at + 11 + 3 * index] ?? 0x11)
  const values = channels.map((sampling) => (sampling >> 4) * (sampling & 0x0f))
  return (2 * values.reduce((sum, own) => sum + own, 0)) / Math.max(1, ...values)
}

/**
 * `null` for a JPEG whose segments do not lead to its end. Embedded pictures, such as a preview, are skipped with
 * their segment.
 */
export function readJpeg(bytes: Buffer): ImageStructure | null {
  let size: Omit<ImageStructure, 'end'> | null = null
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) return size && { ...size, end: at + 2 }
    else if (hasNoLength(marker)) at += 2
    else {
      if (at + 4 > bytes.length) break
      const length = bytes.readUInt16BE(at + 2)
      if (statesSize(marker) && at + 10 <= bytes.length) {
        size = {
          height: bytes.readUInt16BE(at + 5),
          width: bytes.readUInt16BE(at + 7),
          bytesPerPoint: bytes.readUInt8(at + 9) + (arrivesInPasses(marker) ? coefficientBytes(bytes, at) : 0),
        }
      }
      at += 2 + length
      if (marker === 0xda) at = endOfScan(bytes, at)
    }
  }
  return size && { ...size, end: Number.POSITIVE_INFINITY }
}

/** In coded data, 0xff is followed by a zero or a restart mark; any other byte begins the next segment. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
