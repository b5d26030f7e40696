import { firstHead, rollHashOf, termsHashOf } from '#contract/decisions/ballotLog.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import { decisionAttachments, decisionLots, decisions, decisionVoters } from '../decisions.tables.ts'
import { ownersByName, withNames } from '../rollNames.store.ts'

type FrozenLot = typeof decisionLots.$inferInsert
type Voter = typeof decisionVoters.$inferSelect
type Terms = Omit<typeof decisions.$inferInsert, 'logHead' | 'logTerms' | 'logRoll'> & { readonly id: string }

/** Writes a decision with its roll. Later changes of lots, owners and names affect neither the count nor its papers. */
export async function insertDecision(
  db: Queryable,
  terms: Terms,
  frozen: readonly FrozenLot[],
  locale: LocaleCode,
): Promise<void> {
  const lines = votersOf(frozen, terms.rule === 'art24_iii')
  const voters = withNames(lines, await ownersByName(db, terms.placeId), locale)
  await db.insert(decisions).values({ ...terms, ...(await sealOf(terms, { voters, lots: frozen })) })
  await insertAtOnce(db, decisionLots, frozen)
  await insertAtOnce(db, decisionVoters, voters)
}

/** The commitments of a decision's log, and its head before the first vote. */
export async function sealOf(
  terms: Terms,
  roll: { readonly voters: readonly Voter[]; readonly lots: readonly FrozenLot[] },
) {
  const { id, project = null, keyName = null, projectCents = null, hasLiveCount = false, dueAt } = terms
  const seal = {
    terms: await termsHashOf(id, {
      ...terms,
      project,
      keyName,
      projectCents,
      hasLiveCount,
      dueAt: dueAt.toISOString(),
    }),
    roll: await rollHashOf(id, {
      voters: roll.voters,
      lots: roll.lots.map(({ ownerId = null, cents = null, ...lot }) => ({ ...lot, ownerId, cents })),
    }),
  }
  return { logTerms: seal.terms, logRoll: seal.roll, logHead: await firstHead(id, seal) }
}

export async function insertFiles(db: Queryable, decisionId: string, ids: readonly string[]): Promise<void> {
  const rows = ids.map((attachmentId, position) => ({ decisionId, attachmentId, position }))
  if (rows.length > 0) await db.insert(decisionAttachments).values(rows)
}

/** Each owner once, with the votes of all their lots; under art. 24 III owners who bear none of the cost have none. */
export function votersOf(frozen: readonly FrozenLot[], isByShares: boolean) {
  const voters = new Map<string, Omit<Voter, 'name' | 'apart'>>()
  for (const { decisionId, ownerId, tantiemes, shares, cents = null } of frozen) {
    if (!ownerId) continue
    const held = voters.get(ownerId) ?? { decisionId, userId: ownerId, votes: 0, tantiemes: 0, cents: null }
    voters.set(ownerId, {
      ...held,
      votes: held.votes + (isByShares ? shares : tantiemes),
      tantiemes: held.tantiemes + tantiemes,
      cents: cents === null ? held.cents : (held.cents ?? 0) + cents,
    })
  }
  return [...voters.values()].filter(({ votes }) => votes > 0)
}
