/**
 * The ballot log, which anybody can recompute with Web Crypto, in servers and browsers. Hashes are lower-case hex
 * SHA-256 over UTF-8 lines. Documented for auditors in docs/votes-for-auditors.md.
 */
import type { BallotEntry } from './decisionVotes.ts'
import type { Choice } from './majorities.ts'

type Opened = {
  readonly secret: string
  readonly decisionId: string
  readonly voterId: string
  /** The voter, the holder of their power, or the person who recorded it in a meeting. */
  readonly castById: string
  readonly choice: Choice
  readonly votes: number
  /** Hex SHA-256 of the signed ballot's file; `null` for one's own vote, and for powers cast before the hash was recorded. */
  readonly ballotHash: string | null
}

async function sha256(...lines: readonly (string | number)[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hides a vote: nobody can derive the choice without the voter's secret (32 random bytes, hex). */
export const commitmentOf = ({ secret, decisionId, voterId, castById, choice, votes, ballotHash }: Opened) =>
  sha256(secret, decisionId, voterId, castById, choice, votes, ...(ballotHash === null ? [] : [ballotHash]))

/** The head before the first entry. */
export const firstHead = (decisionId: string): Promise<string> => sha256('ballot log', decisionId)

/** The hash of an entry covers the previous hash and its own fields. `castAt` is ISO 8601 in UTC with milliseconds. */
export const hashOf = (head: string, entry: Omit<BallotEntry, 'hash'>): Promise<string> =>
  sha256(head, entry.sequence, entry.commitment, entry.replaces ?? '', entry.castAt)

/** Recomputes a whole log from its first entry; returns the sequence of the first broken entry, or `null`. */
export async function firstBroken(decisionId: string, entries: readonly BallotEntry[]): Promise<number | null> {
  let head = await firstHead(decisionId)
  for (const [index, entry] of entries.entries()) {
    if (entry.sequence !== index + 1 || entry.hash !== (await hashOf(head, entry))) return index + 1
    head = entry.hash
  }
  return null
}
