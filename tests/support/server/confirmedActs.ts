import { and, eq } from 'drizzle-orm'
import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import type { Route } from '#contract/route.ts'
import { decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { decisions, meetingRequests } from '#server/areas/decisions/decisions.tables.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { ballotsOf, dueAt, openDecision, storeBallot } from './decisionCalls.ts'
import { deskOf, runClock } from './deskCalls.ts'
import { makeOwners, type Owners, type Person } from './ownersWorld.ts'
import { attendAs, bringToMeeting, roomOf } from './roomCalls.ts'
import type { TestServer } from './testServer.ts'

type Prepared = { readonly voteId?: string; readonly ballotId?: string }
type Arranging = { readonly server: TestServer; readonly world: Owners; readonly decisionId: string }
type Act = {
  readonly action: `decisions.${string}`
  readonly route: Route
  readonly by: string
  /** Makes the act possible. */
  readonly arrange?: (arranging: Arranging) => Promise<Prepared>
  /** The payload and its confirmation under one key. `other` changes the payload into another valid one. */
  readonly body: (world: Owners, prepared: Prepared) => Readonly<Record<string, object>>
  readonly other: object
  /** Counts the rows that the act writes. */
  readonly rows: (of: Arranging) => Promise<number>
}

const hasReadDocuments = true
const inFavour = { choice: 'for', hasReadDocuments }
const against = { choice: 'against' }

const votesOf = ({ server, decisionId }: Arranging) =>
  server.platform.db.$count(decisionVotes, and(eq(decisionVotes.decisionId, decisionId), decisionVotes.isCurrent))
const requestsOf = ({ server, decisionId }: Arranging) =>
  server.platform.db.$count(meetingRequests, eq(meetingRequests.decisionId, decisionId))
const meetingsOf = ({ server, world }: Arranging) =>
  server.platform.db.$count(meetings, eq(meetings.placeId, world.placeId))

const answeredAs =
  (life: string) =>
  ({ server, decisionId }: Arranging) =>
    server.platform.db.$count(decisions, and(eq(decisions.id, decisionId), eq(decisions.life, life)))

/** A quarter of the votes asks for a meeting, so the president has to answer. */
async function askForMeeting({ world, decisionId }: Arranging) {
  await deskOf(decisionId, world.person('Anne')).ask()
  return {}
}

/** Every binding act of a decision, named for test titles. */
export const acts: Readonly<Record<string, Act>> = {
  'a vote': {
    action: 'decisions.vote',
    route: routes.vote,
    by: 'Anne',
    body: () => ({ vote: inFavour }),
    other: against,
    rows: votesOf,
  },
  'a vote that replaces one': {
    action: 'decisions.changeVote',
    route: routes.changeVote,
    by: 'Anne',
    arrange: async ({ world, decisionId }) => {
      const ballots = ballotsOf(decisionId, world.person('Anne'))
      await ballots.vote('abstain')
      return { voteId: (await ballots.detail()).ownVote?.id ?? '' }
    },
    body: () => ({ vote: inFavour }),
    other: against,
    rows: votesOf,
  },
  'a vote by power': {
    action: 'decisions.voteByProxy',
    route: routes.voteByProxy,
    by: 'Bruno',
    arrange: async ({ server, world }) => ({ ballotId: await storeBallot(server, world.person('Bruno')) }),
    body: (world, { ballotId }) => ({
      proxyVote: { ...inFavour, principalId: world.person('Anne').userId, ballotId },
    }),
    other: against,
    rows: votesOf,
  },
  'a request for a meeting': {
    action: 'decisions.requestMeeting',
    route: routes.requestMeeting,
    by: 'Bruno',
    body: () => ({ meetingRequest: { message: 'Parlons-en.' } }),
    other: { message: null },
    rows: requestsOf,
  },
  'the call of a meeting': {
    action: 'decisions.organiseMeeting',
    route: routes.organiseMeeting,
    by: 'president',
    arrange: askForMeeting,
    body: () => ({ meeting: { heldAt: '2030-03-01T17:30:00.000Z', location: 'Salle des fêtes' } }),
    other: { location: 'Sous le préau' },
    rows: meetingsOf,
  },
  'the refusal of a meeting': {
    action: 'decisions.refuseMeeting',
    route: routes.refuseMeeting,
    by: 'president',
    arrange: askForMeeting,
    body: () => ({ refusal: { reason: 'Le vote suffit.' } }),
    other: { reason: 'Trop tôt.' },
    rows: answeredAs('open'),
  },
  'the end of a project': {
    action: 'decisions.abandon',
    route: routes.abandon,
    by: 'president',
    arrange: askForMeeting,
    body: () => ({ abandonment: { reason: 'Trop cher.' } }),
    other: { reason: null },
    rows: answeredAs('concluded'),
  },
  'the count of a meeting': {
    action: 'decisions.countInRoom',
    route: routes.count,
    by: 'manager',
    arrange: async ({ server, world, decisionId }) => {
      const meetingId = await bringToMeeting(server, world, decisionId)
      await attendAs(world, meetingId, { Anne: 'present' })
      await roomOf(decisionId, world.person('manager')).record(world.person('Anne'), 'for')
      return {}
    },
    body: () => ({ count: {} }),
    other: { confirmationToken: 'of another time' },
    rows: answeredAs('accepted'),
  },
  'the end of a project in which nothing is left to do': {
    action: 'decisions.conclude',
    route: routes.conclude,
    by: 'president',
    arrange: async ({ server }) => {
      server.clock.advance(dueAt.getTime() - server.platform.now().getTime())
      await runClock(server)
      return {}
    },
    body: () => ({ conclusion: {} }),
    other: { confirmationToken: 'of another time' },
    rows: answeredAs('concluded'),
  },
}

/** Prepares one act, so that a test can send it as often as it likes. */
export async function arrangeAct(server: TestServer, name: string) {
  const act = acts[name]
  if (!act) throw new Error(`no act is called ${name}`)
  const world = await makeOwners(server, { owners: { Anne: 300, Bruno: 200, Chloé: 500 } })
  const { id: decisionId } = await openDecision(world)
  const of = { server, world, decisionId }
  const prepared = (await act.arrange?.(of)) ?? {}
  const by = world.person(act.by)
  return { ...act, by, of, ...callOf(act, { by, decisionId, world, prepared }), effects: () => effectsOf(act, of) }
}

type Calling = Pick<Arranging, 'world' | 'decisionId'> & { readonly by: Person; readonly prepared: Prepared }

function callOf({ body, other }: Act, { by, decisionId, world, prepared }: Calling) {
  const [[field, sent] = ['', {}]] = Object.entries(body(world, prepared))
  const { confirmationToken } = by
  return {
    params: { decisionId, voteId: prepared.voteId ?? '' },
    bodyWith: (changes: object = {}) => ({ [field]: { ...sent, confirmationToken, ...changes } }),
    other,
  }
}

/** Counts audit entries and rows: one of each when the act took effect once. */
async function effectsOf({ action, rows }: Act, of: Arranging) {
  const { db } = of.server.platform
  const isOfAct = and(eq(auditEntries.subjectId, of.decisionId), eq(auditEntries.action, action))
  return { audited: await db.$count(auditEntries, isOfAct), rows: await rows(of) }
}
