import { BankFileRefusal, refuseUnless } from './bankFileRefusal.ts'

/** An element by its local name, because banks choose prefixes freely. */
export type XmlElement = {
  readonly name: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
}
type Growing = { name: string; text: string; attributes: Record<string, string>; children: Growing[] }

const limits = { bytes: 10_000_000, depth: 40, elements: 300_000 } as const

/** Reads well-formed XML within limits; a document type is refused, so that no entity is ever resolved. */
export async function readXml(bytes: Uint8Array): Promise<XmlElement> {
  refuseUnless(bytes.byteLength <= limits.bytes, 'tooLarge', 'file')
  const text = decode(bytes)
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser({ xmlns: true })
  const document: Growing = { name: '', text: '', attributes: {}, children: [] }
  const open: Growing[] = [document]
  let count = 0

  parser.on('error', () => {
    throw new BankFileRefusal('notXml', `line ${parser.line}`)
  })
  parser.on('xmldecl', ({ encoding }) => {
    refuseUnless(encoding === undefined || /^utf-8$/i.test(encoding), 'notUtf8', 'line 1')
  })
  parser.on('doctype', () => {
    throw new BankFileRefusal('forbiddenMarkup', `line ${parser.line}`)
  })
  parser.on('opentag', ({ local, attributes }) => {
    count += 1
    refuseUnless(open.length <= limits.depth, 'tooDeep', `line ${parser.line}`)
    refuseUnless(count <= limits.elements, 'tooLarge', `line ${parser.line}`)
    const values = Object.values(attributes).map(({ local: key, value }): [string, string] => [key, value])
    const element = { name: local, text: '', attributes: Object.fromEntries(values), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (some: string) => {
    const element = open.at(-1)
    if (element) element.text += some
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element) element.text = element.text.trim()
  })
  parser.write(text).close()

  const [root] = document.children
  if (!root) throw new BankFileRefusal('notXml', 'file')
  return root
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BankFileRefusal('notUtf8', 'file')
  }
}

export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** The first element at a path such as `Refs/EndToEndId`. */
export function find(element: XmlElement | null, path: string): XmlElement | null {
  let found = element
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name) ?? null
  return found
}

/** The text of the first element of these paths that has one. */
export function textAt(element: XmlElement | null, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = find(element, path)?.text
    if (text) return text
  }
  return null
}

/** @throws {BankFileRefusal} `missingElement` when the element is missing or empty. */
export function requiredText(element: XmlElement, path: string): string {
  const text = textAt(element, path)
  if (text === null) throw new BankFileRefusal('missingElement', `${element.name}/${path}`)
  return text
}

/**
 * Integer cents; `null` without an amount.
 *
 * @throws {BankFileRefusal} `wrongAmount` for a sign, or a fraction of a cent.
 */
export function centsAt(element: XmlElement | null, ...paths: readonly string[]): number | null {
  const text = textAt(element, ...paths)
  if (text === null) return null
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{0,2})0*)?$/.exec(text) ?? []
  if (whole === undefined) throw new BankFileRefusal('wrongAmount', paths.join(', '))
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** The day of a date, or of a moment, as the bank writes it. */
export function dayAt(element: XmlElement | null, path: string): string | null {
  const text = textAt(element, `${path}/Dt`, `${path}/DtTm`, path)
  if (text === null) return null
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (day === undefined) throw new BankFileRefusal('wrongDay', path)
  return day
}
