import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { type Attendance, meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { everybodyVotes, openDecision } from './decisionCalls.ts'
import { makeOwners, type Owners, type Person } from './ownersWorld.ts'
import type { TestServer } from './testServer.ts'

const hour = 3_600_000

/** Brings a decision to a new meeting, which began an hour ago by default. */
export async function bringToMeeting(
  { platform, clock }: TestServer,
  { placeId }: { readonly placeId: string },
  decisionId: string,
  inHours = -1,
): Promise<string> {
  const id = randomUUID()
  const heldAt = new Date(clock.now().getTime() + inHours * hour)
  await platform.db.insert(meetings).values({ id, placeId, kind: 'extraordinary', heldAt, location: 'Salle des fêtes' })
  await platform.db.update(decisions).set({ life: 'requalified', meetingId: id }).where(eq(decisions.id, decisionId))
  return id
}

/** The manager records who takes part, by name. */
export async function attendAs(owners: Owners, meetingId: string, people: Readonly<Record<string, Attendance>>) {
  for (const [name, attendance] of Object.entries(people)) {
    const { userId } = owners.person(name)
    await owners
      .person('manager')
      .get(meetingDeskRoutes.attend, { params: { meetingId, userId }, body: { attendee: { attendance } } })
  }
}

/** The calls of the person who keeps the attendance in the room. */
export function roomOf(decisionId: string, by: Pick<Person, 'get' | 'call' | 'confirmationToken'>) {
  const params = { decisionId }
  return {
    read: () => by.get(routes.room, { params }),
    voters: async (query: Record<string, string> = {}) => {
      const { data, meta } = await by.get(routes.roomVoters, { params, query })
      return { voters: data.result.flatMap((id) => data.entities.roomVoters[id] ?? []), meta }
    },
    record: ({ userId }: { readonly userId: string }, choice: Choice) =>
      by.call(routes.recordRoomVote, { params: { decisionId, userId }, body: { roomVote: { choice } } }),
    recordOthers: (choice: Choice, waitingPeople: number) =>
      by.call(routes.recordOthers, { params, body: { roomVotes: { choice, waitingPeople } } }),
    count: (confirmationToken = by.confirmationToken) =>
      by.call(routes.count, { params, body: { count: { confirmationToken } } }),
  }
}

type Arranged = {
  readonly owners?: Owners
  /** Changes to the resolution. */
  readonly changes?: object
  /** Votes cast before the meeting. */
  readonly votes?: Readonly<Record<string, Choice>>
}

/** Five owners whose meeting is voting on a decision, and the room as their manager sees it. */
export async function meetingUnderWay(server: TestServer, { owners, changes = {}, votes = {} }: Arranged = {}) {
  const shares = { Anne: 300, Boris: 250, Cléa: 150, Denis: 100, Éva: 200 }
  const place = owners ?? (await makeOwners(server, { owners: shares }))
  const { id } = await openDecision(place, changes)
  await everybodyVotes(place, id, votes)
  const meetingId = await bringToMeeting(server, place, id)
  return { owners: place, id, meetingId, room: roomOf(id, place.person('manager')) }
}

type Keeper = Parameters<typeof roomOf>[1]

/** Starts the meeting of a decision, records one owner and their vote, and counts. */
export async function decideInRoom(
  { platform, clock }: TestServer,
  { decisionId, by, owner, choice }: { decisionId: string; by: Keeper; owner: { userId: string }; choice: Choice },
) {
  const { meeting } = await by.get(routes.read, { params: { decisionId } })
  if (!meeting) throw new Error('the decision has no meeting')
  const { id: meetingId } = meeting
  const heldAt = new Date(clock.now().getTime() - hour)
  await platform.db.update(meetings).set({ heldAt }).where(eq(meetings.id, meetingId))
  const params = { meetingId, userId: owner.userId }
  await by.get(meetingDeskRoutes.attend, { params, body: { attendee: { attendance: 'present' } } })
  const room = roomOf(decisionId, by)
  await room.record(owner, choice)
  return room.count()
}
