import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { type Attendance, meetingDeskRoutes } from '#contract/decisions/meetings.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { everybodyVotes, openDecision } from './decisionCalls.ts'
import { makeOwners, type Owners, type Person } from './ownersWorld.ts'
import type { TestServer } from './testServer.ts'

const hour = 3_600_000

/** A decision is brought to a meeting, which began an hour ago unless it is said otherwise. */
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

/** The manager writes down who takes part, by name. */
export async function attendAs(owners: Owners, meetingId: string, people: Readonly<Record<string, Attendance>>) {
  for (const [name, attendance] of Object.entries(people)) {
    const { userId } = owners.person(name)
    await owners
      .person('manager')
      .get(meetingDeskRoutes.attend, { params: { meetingId, userId }, body: { attendee: { attendance } } })
  }
}

/** What whoever keeps the attendance can do in the room, by name. */
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
  /** Of the resolution. */
  readonly changes?: object
  /** What was voted at a distance. */
  readonly votes?: Readonly<Record<string, Choice>>
}

/** Five owners, and a decision that their meeting is voting on, with its manager at the desk. */
export async function meetingUnderWay(server: TestServer, { owners, changes = {}, votes = {} }: Arranged = {}) {
  const shares = { Anne: 300, Boris: 250, Cléa: 150, Denis: 100, Éva: 200 }
  const place = owners ?? (await makeOwners(server, { owners: shares }))
  const { id } = await openDecision(place, changes)
  await everybodyVotes(place, id, votes)
  const meetingId = await bringToMeeting(server, place, id)
  return { owners: place, id, meetingId, room: roomOf(id, place.person('manager')) }
}

type Keeper = Parameters<typeof roomOf>[1]

/** The meeting of a decision has begun: one owner is there, votes, and it is counted. */
export async function decideInRoom(
  { platform, clock }: TestServer,
  { decisionId, by, owner, choice }: { decisionId: string; by: Keeper; owner: { userId: string }; choice: Choice },
) {
  const { meeting } = await by.get(routes.read, { params: { decisionId } })
  if (!meeting) throw new Error('it was brought to no meeting')
  const { id: meetingId } = meeting
  const heldAt = new Date(clock.now().getTime() - hour)
  await platform.db.update(meetings).set({ heldAt }).where(eq(meetings.id, meetingId))
  const params = { meetingId, userId: owner.userId }
  await by.get(meetingDeskRoutes.attend, { params, body: { attendee: { attendance: 'present' } } })
  const room = roomOf(decisionId, by)
  await room.record(owner, choice)
  return room.count()
}
