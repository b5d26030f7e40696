import { randomBytes } from 'node:crypto'

/** Omits letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A mandate reference of its creditor: `ESE-7K3M-9QX2-4TWB`. Random, so that it reveals nothing about other mandates. */
export function newReference(prefix: string): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}
