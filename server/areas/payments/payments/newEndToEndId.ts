import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A reference that no other payment or refund has: 80 bits of chance, in what files of every bank have room for. */
export const newEndToEndId = (prefix: 'P' | 'R' = 'P'): string =>
  `${prefix}${Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
