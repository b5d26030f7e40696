import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A unique reference of a payment or refund: 80 random bits, in a length that files of every bank accept. */
export const newEndToEndId = (prefix: 'P' | 'R' = 'P'): string =>
  `${prefix}${Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
