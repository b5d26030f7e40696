import type { StoredFile } from './fileStore.ts'

type Listing = {
  readonly files: readonly StoredFile[]
  /** Where the next page begins; `null` = this was the last one. */
  readonly next: string | null
}

/** The answer of ListObjectsV2. Our keys need no escaping in XML; other people's keys are left as they are. */
export function readListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const [key, storedAt] = [textOf(entry, 'Key'), new Date(textOf(entry, 'LastModified') ?? '')]
    // A file of unknown age counts as stored just now.
    return key === null ? [] : [{ key, storedAt: Number.isNaN(storedAt.getTime()) ? new Date() : storedAt }]
  })
  const next = textOf(xml, 'NextContinuationToken')
  return { files, next: textOf(xml, 'IsTruncated') === 'true' && next !== null ? plainOf(next) : null }
}

const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plainOf = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    name === undefined
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
      : (signs[name] ?? whole),
  )
