import { shareOut } from '#contract/accounts/shareOut.ts'
import { offers } from '#offers/offers.ts'
import { type Chance, createChance, demoId } from '#server/demo/chance.ts'
import { atWork, byDay, evening } from '#server/demo/demoHours.ts'
import type { DemoLot } from '#server/demo/demoLots.ts'
import { type DemoPlace, demoPlaces, isAfterDelivery } from '#server/demo/demoPlaces.ts'
import { demoManagerOf } from '#server/demo/demoStaff.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import type { decisionHeads } from '../ballots.tables.ts'
import type {
  decisionAttachments,
  decisionLots,
  decisionReminders,
  decisions,
  decisionVoters,
  meetingRequests,
} from '../decisions.tables.ts'
import type { meetingAttendances, meetings } from '../meetings/meetings.tables.ts'
import { sealOf, votersOf } from '../newDecision/opening.store.ts'
import type { powers } from '../powers.tables.ts'
import { withNames } from '../rollNames.store.ts'
import { sealDemoBallots } from './demoBallots.ts'
import { type DemoSituation, demoPastSituations, demoSituations } from './demoDecisionSituations.ts'
import { demoCentsOf, demoTextOf } from './demoDecisionVariants.ts'
import { type DemoVote, demoBallots, demoPowers, demoReminders, demoRequests } from './demoDecisionVoting.ts'
import { demoKeyId, demoKeyName, demoKeys, demoShares } from './demoKeys.ts'
import { demoAttendances, hallOf, meetingEvening, startUnderWay } from './demoMeetings.ts'
import { type DemoDocument, quoteDocument } from './demoQuotes.ts'

type Owners = Parameters<typeof withNames>[1]
/** The owners of a place by id, sorted by name. */
type OwnersOf = (placeId: string) => Owners
type Lot = DemoLot & { readonly ownerId: string | null }
type Sealed = Awaited<ReturnType<typeof sealDemoBallots>>
type Rows = ReturnType<typeof demoKeys> & {
  readonly documents: DemoDocument[]
  readonly meetings: (typeof meetings.$inferInsert)[]
  readonly decisions: (typeof decisions.$inferInsert)[]
  readonly decisionLots: (typeof decisionLots.$inferInsert)[]
  readonly decisionVoters: (typeof decisionVoters.$inferInsert)[]
  readonly decisionAttachments: (typeof decisionAttachments.$inferInsert)[]
  readonly meetingRequests: (typeof meetingRequests.$inferInsert)[]
  readonly decisionReminders: (typeof decisionReminders.$inferInsert)[]
  readonly decisionVotes: Sealed['votes']
  readonly voteActs: Sealed['acts']
  readonly ballotLog: Sealed['log']
  readonly decisionHeads: (typeof decisionHeads.$inferInsert)[]
  readonly meetingAttendances: (typeof meetingAttendances.$inferInsert)[]
  readonly powers: (typeof powers.$inferInsert)[]
}

const day = 24 * 3_600_000

export const demoDecisionId = (place: string, name: DemoSituation['name']) => demoId(`decision ${place} ${name}`)

/** Decisions in every state in every place, with their rolls, votes and the logs that tie them together. */
export async function demoDecisions(now: Date, everyLot: readonly Lot[], ownersOf: OwnersOf, scale = 1): Promise<Rows> {
  const lotsOf = (place: DemoPlace) => everyLot.filter(({ placeId }) => placeId === demoId(`place ${place.key}`))
  const rows: Rows = {
    ...demoKeys(lotsOf),
    documents: [],
    meetings: [],
    decisions: [],
    decisionLots: [],
    decisionVoters: [],
    decisionAttachments: [],
    meetingRequests: [],
    decisionReminders: [],
    decisionVotes: [],
    voteActs: [],
    ballotLog: [],
    decisionHeads: [],
    meetingAttendances: [],
    powers: [],
  }
  for (const [number, place] of demoPlaces.entries()) {
    const situations = [...demoSituations, ...(scale > 0 ? demoPastSituations : [])]
    for (const [index, situation] of situations.entries()) {
      if (!isAfterDelivery(place, new Date(now.getTime() - situation.created * day))) continue
      const chance = createChance(11_000 + 100 * number + index)
      const owners = ownersOf(demoId(`place ${place.key}`))
      await write(rows, {
        place,
        situation,
        text: demoTextOf(place, situation.name),
        lots: lotsOf(place),
        owners,
        chance,
        now,
      })
    }
  }
  return rows
}

type Writing = DemoVote & { readonly lots: readonly Lot[]; readonly owners: Owners }

async function write(rows: Rows, writing: Writing) {
  const { place, situation, text, lots, owners, chance, now } = writing
  const { title, description, project, rule, quote, presidentAnswer = null } = text
  const { name, key, life, costPerFlat } = situation
  const id = demoDecisionId(place.key, name)
  const placeId = demoId(`place ${place.key}`)
  const at = (days: number) => new Date(now.getTime() + days * day)
  const { id: managerId } = demoManagerOf(place)
  const createdAt = atWork(at(-situation.created), place)
  // The decision that falls due soon does so at any hour: a visitor waits for it.
  const isSoon = situation.due > 0 && situation.due < 1
  const dueAt = isSoon ? at(situation.due) : evening(at(situation.due), place)
  const changedAt = changeOf(situation, { dueAt, at, place })
  const projectCents = demoCentsOf(place, name, costPerFlat)

  const shares = key === null ? lots.map(({ tantiemes }) => tantiemes) : demoShares(place, key, lots)
  const parts = projectCents === null ? [] : shareOut(projectCents, shares)
  const frozen = lots.map(({ id: lotId, ownerId, tantiemes }, index) => ({
    decisionId: id,
    lotId,
    ownerId,
    tantiemes,
    shares: shares[index] ?? 0,
    cents: shares[index] ? (parts[index] ?? null) : null,
  }))
  const [locale = 'fr-FR'] = offers[place.offer].locales
  const voters = withNames(votersOf(frozen, rule === 'art24_iii'), owners, locale)
  const roll = shuffled(voters, chance)
  const { ballots, signed } = await demoBallots(writing, roll, createdAt)
  if (signed) rows.documents.push(signed)
  const votingEnds = new Date(Math.min(now.getTime(), dueAt.getTime(), (changedAt ?? now).getTime()))

  const meetingId = situation.meetingIn === undefined ? null : demoId(`meeting ${place.key} ${name}`)
  if (meetingId !== null && situation.meetingIn !== undefined) {
    const isUnderWay = situation.meetingIn === 'underWay'
    const heldAt =
      situation.meetingIn === 'underWay' ? startUnderWay(now, place) : meetingEvening(now, situation.meetingIn, place)
    rows.meetings.push({ id: meetingId, placeId, kind: 'extraordinary', heldAt, location: hallOf(place) })
    if (isUnderWay) rows.meetingAttendances.push(...demoAttendances(roll, { meetingId, heldAt }))
  }
  const terms = {
    id,
    placeId,
    title,
    description,
    project,
    searchText: toSearchText(`${title} ${description}`),
    life,
    lifeBefore: lifeBeforeOf(situation),
    rule,
    keyId: key && demoKeyId(place, key),
    keyName: key && demoKeyName(place, key),
    keyTotal: shares.reduce((sum, share) => sum + share, 0),
    projectCents,
    authorId: managerId,
    dueAt,
    createdAt,
    updatedAt: changedAt ?? createdAt,
    presidentAnswer,
    meetingId,
    hasLiveCount: situation.hasLiveCount ?? false,
  }
  const seal = await sealOf(terms, { voters, lots: frozen })
  const period = { from: createdAt, to: votingEnds, place }
  const { votes, acts, log, logHead } = await sealDemoBallots(id, ballots, { ...period, firstHead: seal.logHead })
  rows.decisions.push({ ...terms, ...seal, logLength: log.length, logHead, toldLength: log.length, checkedAt: now })
  if (log.length > 0) {
    rows.decisionHeads.push({ decisionId: id, length: log.length, head: logHead, sentAt: votingEnds })
  }
  rows.decisionLots.push(...frozen)
  rows.decisionVoters.push(...voters)
  rows.decisionVotes.push(...votes)
  rows.voteActs.push(...acts)
  rows.ballotLog.push(...log)
  rows.powers.push(...demoPowers(writing, roll, { id, createdAt }))
  if (quote && projectCents !== null) {
    const attachmentId = demoId(`quote ${id}`)
    const owned = { id: attachmentId, ownerId: managerId, createdAt }
    rows.documents.push(quoteDocument(quote, { ...owned, place, title, cents: projectCents }))
    rows.decisionAttachments.push({ decisionId: id, attachmentId, position: 0 })
  }
  rows.meetingRequests.push(...demoRequests(writing, roll, { id, createdAt, dueAt, changedAt }))
  if (life === 'open') rows.decisionReminders.push(...demoReminders(writing, roll, { id, ballots, dueAt }))
}

/** A project in the demo is closed once its vote has been counted. */
const lifeBeforeOf = ({ life, turnout }: DemoSituation) =>
  life === 'requalified' ? 'discarded' : life !== 'concluded' ? 'open' : turnout === 'for' ? 'accepted' : 'discarded'

type Dates = { readonly dueAt: Date; readonly at: (days: number) => Date; readonly place: DemoPlace }

/** The last change: the count at the end of the vote, or a later act. */
function changeOf({ changed, due }: DemoSituation, { dueAt, at, place }: Dates): Date | null {
  if (changed === undefined) return null
  return changed === -due ? dueAt : byDay(at(-changed), place)
}

const shuffled = <Item>(items: readonly Item[], chance: Chance): Item[] =>
  items
    .map((item) => ({ item, place: chance.between(0, 1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
