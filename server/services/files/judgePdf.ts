import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { FieldCode } from '#contract/problems.ts'

const inflated = promisify(inflate)

/** Maximum bytes of the compressed objects of one document, decompressed. */
const inflatedLimit = 50_000_000

/** Matches a name of PDF, in which any letter may be written as `#` and its two hex digits. */
const named = (word: string) =>
  `/${Array.from(word, (letter) => `(?:${letter}|#${hexOf(letter)})`).join('')}(?![^\\s\\0()<>[\\]{}/%])`
const hexOf = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
/** White space and comments, which may occur between a name and its value. */
const space = String.raw`(?:[\s\0]|%[^\r\n]{0,200}[\r\n])*`
const object = `${space}(?:<<|\\d+${space}\\d+${space}R)`

const encrypted = new RegExp(named('Encrypt') + object)
/** Scripts, programs to launch, and embedded files: their list, a file itself, and a name that leads to one. */
const active = [
  named('JavaScript'),
  named('Launch'),
  named('EmbeddedFiles'),
  named('EmbeddedFile'),
  named('EF') + object,
].map((pattern) => new RegExp(pattern))

const objectStream = new RegExp(named('ObjStm'), 'g')
const inflatable = new RegExp(`${named('Filter')}${space}(?:\\[${space})?${named('FlateDecode')}${space}[^/\\s]`)
const predicted = new RegExp(`${named('Predictor')}${space}(?:[2-9]|1\\d)`)

/**
 * Why a document is refused; `null` = it only shows pages. Looks for names in the document and in its compressed objects.
 * Compressed objects that cannot be read count as active; printing the document makes them plain.
 */
export async function refusalOfPdf(bytes: Buffer): Promise<FieldCode | null> {
  const text = bytes.toString('latin1')
  if (encrypted.test(text)) return 'protectedPdf'
  if (isActive(text)) return 'activePdf'
  let left = inflatedLimit
  for (const { index } of text.matchAll(objectStream)) {
    const objects = await compressedObjects(bytes, text, { index, limit: left })
    if (objects === null || isActive(objects)) return 'activePdf'
    left -= objects.length
  }
  return null
}

const isActive = (text: string) => active.some((pattern) => pattern.test(text))

/** The objects in the stream whose dictionary holds the name at `index`; `null` = compressed in an uncommon way, or too large. */
async function compressedObjects(
  bytes: Buffer,
  text: string,
  { index, limit }: { readonly index: number; readonly limit: number },
): Promise<string | null> {
  const start = text.indexOf('stream', index)
  const dictionary = text.slice(text.lastIndexOf('obj', index), start)
  if (start === -1 || !inflatable.test(dictionary) || predicted.test(dictionary)) return null
  const packed = text.startsWith('\r', start + 6) ? start + 8 : start + 7
  try {
    return (await inflated(bytes.subarray(packed), { maxOutputLength: Math.max(1, limit) })).toString('latin1')
  } catch {
    return null
  }
}
