import { type SQL, sql } from 'drizzle-orm'

/** Kinds of things with ids that a benchmark computes from a number. */
type Kind = 'person' | 'conversation' | 'place'
const starts: Readonly<Record<Kind, string>> = {
  person: '00000000-0000-4000-8000-',
  conversation: '00000000-0000-4000-9000-',
  place: '00000000-0000-4000-a000-',
}

export const numberedId = (kind: Kind, number: number) => starts[kind] + String(number).padStart(12, '0')
/** The same in SQL. */
export const numberedIdOf = (kind: Kind, number: SQL) =>
  sql`(${starts[kind]}::text || lpad((${number})::text, 12, '0'))::uuid`

/** In SQL: the stored form of the token `start` with the number. */
export const hashOfToken = (start: string, number: SQL) =>
  sql`translate(rtrim(encode(sha256(convert_to(${start}::text || (${number})::text, 'UTF8')), 'base64'), '='), '+/', '-_')`
