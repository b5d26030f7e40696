import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)

/** Maximum size of all decompressed streams of one document, in bytes. */
const inflatedLimit = 50_000_000
/** A document whose first streams contain no drawn page has no readable page. */
const mostStreams = 5_000
/** Streams that cannot be the content of a page: images, fonts, tables of objects, colour profiles, metadata. */
const isOther =
  /\/(?:Subtype\s*\/Image|Type\s*\/(?:ObjStm|XRef|Metadata)|Length1|FontFile|Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)|N\s+[134]\s*\/Alternate)/
const isFlate = /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|[/>])/

/**
 * The streams of a PDF that may be the content of a page, as text; `null` if one is compressed in an uncommon way. A file that is
 * not a document with a page has none.
 */
export async function* drawnStreams(bytes: Buffer): AsyncGenerator<string | null> {
  const text = bytes.toString('latin1')
  let left = inflatedLimit
  let count = 0
  for (const { index } of text.matchAll(/\bstream\r?\n/g)) {
    if (++count > mostStreams || left <= 0) return
    const dictionary = text.slice(text.lastIndexOf('obj', index) + 3, index)
    if (isOther.test(dictionary)) continue
    const start = text.indexOf('\n', index) + 1
    if (!/\/Filter\b/.test(dictionary)) {
      yield text.slice(start, text.indexOf('endstream', start))
      continue
    }
    if (!isFlate.test(dictionary)) {
      yield null
      continue
    }
    const content = await inflated(bytes.subarray(start), { maxOutputLength: left }).catch(() => null)
    left -= content?.length ?? 0
    if (content) yield content.toString('latin1')
  }
}
