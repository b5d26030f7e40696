import { toSearchText } from '#server/services/directory/searchText.ts'

/** A lot with its owner and the key of the owner in the manager's system. */
export type NamedLot = {
  readonly number: number
  readonly ownerId: string
  readonly ownerKey: string | null
}

const lotNumbers = /\blots?\s*(?:n[o°]?\s*)?(\d{1,6})\b/g
/** Shorter keys would match any text. */
const shortestKey = 4

/** The one co-owner whose lot or key a bank line names; `null` when it names nobody, or several. */
export function ownerInText(typed: string, lots: readonly NamedLot[]): string | null {
  const text = toSearchText(typed)
  const words = new Set(text.split(/[^a-z0-9-]+/))
  const numbers = new Set([...text.matchAll(lotNumbers)].map(([, number]) => Number(number)))
  const isNamed = ({ number, ownerKey }: NamedLot) =>
    numbers.has(number) || (ownerKey !== null && ownerKey.length >= shortestKey && words.has(toSearchText(ownerKey)))
  const [owner, ...others] = new Set(lots.filter(isNamed).map(({ ownerId }) => ownerId))
  return others.length === 0 ? (owner ?? null) : null
}
