/**
 * The ballot log, which anybody can recompute with Web Crypto, in servers and browsers. Hashes are lower-case hex
 * SHA-256 over UTF-8 lines. Documented for auditors in docs/votes-for-auditors.md.
 */
import type { BallotEntry } from './decisionVotes.ts'
import type { Choice } from './majorities.ts'
import type { ActKind } from './voteChecks.ts'

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

type OpenedAct = {
  readonly secret: string
  readonly decisionId: string
  readonly kind: ActKind
  /** The sequence of the vote. */
  readonly about: number
  /** The owner who contests it, or the person who checked it. */
  readonly actorId: string
  /** As typed; `null` for none. */
  readonly reason: string | null
}

/** Hides who contests, confirms or refuses a vote, and why. The reason is hashed by itself, because it may have several lines. */
export const actCommitmentOf = async ({ secret, decisionId, kind, about, actorId, reason }: OpenedAct) =>
  sha256(secret, decisionId, kind, about, actorId, await sha256(reason ?? ''))

/** The commitments of a log before its first entry; `null` in older logs. */
export type LogSeal = { readonly terms: string; readonly roll: string } | null

/** The head before the first entry, which commits to the terms of the decision and to its roll. */
export const firstHead = (decisionId: string, seal: LogSeal): Promise<string> =>
  seal === null ? sha256('ballot log', decisionId) : sha256('ballot log 2', decisionId, seal.terms, seal.roll)

type Terms = {
  readonly title: string
  readonly description: string
  readonly project: string | null
  readonly rule: string
  /** The name of the repartition key; `null` for the tantièmes of all lots. */
  readonly keyName: string | null
  readonly keyTotal: number
  readonly projectCents: number | null
  /** ISO 8601 in UTC with milliseconds. */
  readonly dueAt: string
  /** Whether readers see the count while it is open. */
  readonly hasLiveCount: boolean
}

/** The terms put to the vote. Each text is hashed separately, because it may have several lines. */
export async function termsHashOf(decisionId: string, terms: Terms): Promise<string> {
  const texts = [terms.title, terms.description, terms.project ?? '', terms.keyName ?? '']
  const [title = '', description = '', project = '', key = ''] = await Promise.all(texts.map((text) => sha256(text)))
  const figures = [
    terms.rule,
    terms.keyTotal,
    terms.projectCents ?? '',
    terms.dueAt,
    terms.hasLiveCount ? 'live' : 'end',
  ]
  return sha256('decision', decisionId, title, description, project, key, ...figures)
}

type RollVoter = {
  readonly userId: string
  readonly name: string
  /** What distinguishes them from a namesake. */
  readonly apart: string | null
  readonly votes: number
  readonly tantiemes: number
  readonly cents: number | null
}
type RollLot = {
  readonly lotId: string
  readonly ownerId: string | null
  readonly tantiemes: number
  readonly shares: number
  readonly cents: number | null
}

/** The frozen roll: a line for each owner with a vote, in the order of ids, then one for each lot of the place. */
export function rollHashOf(
  decisionId: string,
  { voters, lots }: { readonly voters: readonly RollVoter[]; readonly lots: readonly RollLot[] },
): Promise<string> {
  const line = (...fields: readonly (string | number | null)[]) => fields.map((field) => field ?? '').join('\t')
  const lines = [
    ...voters
      .map((voter) => ({ ...voter, name: JSON.stringify([voter.name, voter.apart]) }))
      .map(({ userId, votes, tantiemes, cents, name }) => line('voter', userId, votes, tantiemes, cents, name))
      .toSorted(),
    ...lots
      .map(({ lotId, ownerId, tantiemes, shares, cents }) => line('lot', lotId, ownerId, tantiemes, shares, cents))
      .toSorted(),
  ]
  return sha256('roll', decisionId, ...lines)
}

type Hashed = Omit<BallotEntry, 'hash' | 'kind' | 'about'> & { readonly kind: string; readonly about: number | null }

/**
 * The hash of an entry covers the previous hash and its own fields. `castAt` is ISO 8601 in UTC with milliseconds. A vote that
 * counts immediately has no line for its kind, so that logs from before other kinds existed stay valid.
 */
export const hashOf = (
  head: string,
  { sequence, commitment, replaces, castAt, kind, about }: Hashed,
): Promise<string> =>
  sha256(head, sequence, commitment, replaces ?? '', castAt, ...(kind === 'vote' ? [] : [kind, about ?? '']))

/** Recomputes a whole log from its first entry; returns the sequence of the first broken entry, or `null`. */
export async function firstBroken(
  decisionId: string,
  seal: LogSeal,
  entries: readonly (Hashed & { readonly hash: string })[],
): Promise<number | null> {
  let head = await firstHead(decisionId, seal)
  for (const [index, entry] of entries.entries()) {
    if (entry.sequence !== index + 1 || entry.hash !== (await hashOf(head, entry))) return index + 1
    head = entry.hash
  }
  return null
}
