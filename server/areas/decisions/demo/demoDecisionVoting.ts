import { decisionSettings } from '#offers/decisionSettings.ts'
import { type Chance, demoId } from '#server/demo/chance.ts'
import { byDay } from '#server/demo/demoHours.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import type { decisionReminders, decisionVoters, meetingRequests } from '../decisions.tables.ts'
import type { powers } from '../powers.tables.ts'
import { type DemoBallot, demoTurnout } from './demoBallots.ts'
import type { DemoSituation } from './demoDecisionSituations.ts'
import type { DemoDecisionText } from './demoDecisionTexts.ts'
import { type DemoDocument, hashOfDocument } from './demoQuotes.ts'

export type DemoVote = {
  readonly place: DemoPlace
  readonly situation: DemoSituation
  readonly text: DemoDecisionText
  readonly chance: Chance
  readonly now: Date
}
type Voter = typeof decisionVoters.$inferInsert

const day = 24 * 3_600_000
const personId = (name: string) => demoId(`person ${name}`)
const demoOwners = demoPeople.map(({ name }) => personId(name))
/** An owner without a password yet, who can vote only by power. */
const invited = personId('sans-mot-de-passe')
const holderId = personId('coproprietaire')

/**
 * The ballots cast: by the demo accounts where they voted, one of them by power, and by one neighbour who changed
 * their mind.
 */
export async function demoBallots(
  { place, situation, text, chance }: DemoVote,
  roll: readonly Voter[],
  createdAt: Date,
) {
  const owners = roll.filter(({ userId }) => demoOwners.includes(userId) && userId !== invited)
  const others = roll.filter((voter) => !owners.includes(voter) && voter.userId !== invited)
  const voters = situation.hasCast ? [...owners, ...others] : others
  const loyal = owners.map(({ userId }) => userId)
  const ballots = demoTurnout(situation.turnout, { voters, loyal, chance })

  const fickle = ballots.find(({ userId, choice }) => choice === 'for' && !demoOwners.includes(userId))
  if (situation.name === 'boiler' && fickle) {
    const before: DemoBallot[] = ballots.map((ballot) =>
      ballot === fickle ? { ...ballot, choice: 'against' } : ballot,
    )
    return { ballots: [...before, fickle], signed: null }
  }
  const principal = roll.find(({ userId }) => userId === invited)
  const contest = text.contest ?? null
  const isToCheck = situation.name === 'lift' || contest !== null
  if ((situation.name !== 'bicycles' && !isToCheck) || !principal || !loyal.includes(holderId)) {
    return { ballots, signed: null }
  }
  const signed = signedBallot(demoId(`ballot ${place.key} ${situation.name}`), createdAt)
  const ballotHash = await hashOfDocument(signed)
  const power = { holderId, ballotId: signed.id, ballotHash, isToCheck, contest }
  return { ballots: [...ballots, { ...principal, choice: 'against' as const, power }], signed }
}

const signedBallot = (id: string, createdAt: Date): DemoDocument => ({
  id,
  ownerId: holderId,
  createdAt,
  fileName: 'Bulletin signé.pdf',
  heading: 'Bulletin de vote et pouvoir',
  lead: ['Je donne pouvoir à Camille Delattre pour voter en mon nom sur la résolution jointe.'],
  lines: [['Signé par', 'Inès Duquesne']],
})

type Times = { readonly id: string; readonly createdAt: Date; readonly dueAt: Date; readonly changedAt: Date | null }

/** Owners who request an extraordinary meeting. The demo's co-owner and president have not requested one yet. */
export function demoRequests(
  { place, situation, text, now }: DemoVote,
  roll: readonly Voter[],
  { id, createdAt, dueAt, changedAt }: Times,
): (typeof meetingRequests.$inferInsert)[] {
  if (!situation.supporters) return []
  const { numerator, denominator } = decisionSettings[place.offer].requestShare
  const all = roll.reduce((sum, { tantiemes }) => sum + tantiemes, 0)
  const isReached = (sum: number) => sum * denominator >= all * numerator
  const isFew = situation.supporters === 'few'
  const candidates = roll.filter(({ userId }) => userId !== holderId && userId !== personId('president'))
  const inOrder = isFew ? candidates.toSorted((a, b) => a.tantiemes - b.tantiemes).slice(0, 2) : candidates
  const supporters: Voter[] = []
  let sum = 0
  for (const voter of inOrder) {
    if (isReached(isFew ? sum + voter.tantiemes : sum)) break
    supporters.push(voter)
    sum += voter.tantiemes
  }
  const isOver = situation.life === 'requalified'
  const start = situation.due < 0 ? dueAt : createdAt
  const end = isFew ? now : (changedAt ?? now)
  const step = (end.getTime() - start.getTime()) / (supporters.length + 1)
  return supporters.map(({ userId }, index) => ({
    id: demoId(`meeting request ${id} ${index}`),
    decisionId: id,
    userId,
    message: text.messages?.[index] ?? null,
    createdAt: byDay(new Date(start.getTime() + step * (index + 1)), place),
    closedAt: isOver ? end : null,
  }))
}

/** A board member has offered the demo's co-owner their power, with instructions. */
export function demoPowers(
  { place, situation, text, now }: DemoVote,
  roll: readonly Voter[],
  { id, createdAt }: Pick<Times, 'id' | 'createdAt'>,
): (typeof powers.$inferInsert)[] {
  const giverId = personId('conseil')
  const areVoters = [giverId, holderId].every((userId) => roll.some((voter) => voter.userId === userId))
  if (situation.name !== 'facade' || !areVoters) return []
  const givenAt = byDay(new Date((createdAt.getTime() + now.getTime()) / 2), place)
  return [
    {
      id: demoId(`power ${id}`),
      decisionId: id,
      giverId,
      holderId,
      instructions: text.instructions ?? null,
      givenAt,
      updatedAt: givenAt,
    },
  ]
}

/** Reminders to the owners who have not voted, for each reminder day that has come. */
export function demoReminders(
  { place, now }: DemoVote,
  roll: readonly Voter[],
  { id, ballots, dueAt }: Pick<Times, 'id' | 'dueAt'> & { readonly ballots: readonly DemoBallot[] },
): (typeof decisionReminders.$inferInsert)[] {
  const voted = new Set(ballots.map(({ userId }) => userId))
  const silent = roll.filter(({ userId }) => !voted.has(userId))
  return decisionSettings[place.offer].reminderDays.flatMap((daysBefore) => {
    // Half a day earlier than exact: reminders leave in the first hours of the day.
    const sentAt = new Date(dueAt.getTime() - daysBefore * day - day / 2)
    return sentAt > now ? [] : silent.map(({ userId }) => ({ decisionId: id, userId, daysBefore, sentAt }))
  })
}
