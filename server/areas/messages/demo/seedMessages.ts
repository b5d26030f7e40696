import { demoId } from '#server/demo/chance.ts'
import { atWork, byDay } from '#server/demo/demoHours.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import type { Seed, SeedWorld } from '#server/demo/seed.ts'
import type { Queryable } from '#server/platform/database.ts'
import { listRoles } from '#server/services/directory/isOnList.store.ts'
import * as store from '../conversations.store.ts'
import { insertMessage } from '../messages.store.ts'
import { type DemoThread, demoThreads, type Voice } from './demoThreads.ts'

const hour = 3_600_000
const staff = new Set<Voice>(['gestionnaire', 'gestionnaire-montreal'])

/** The threads of the demo. Each message is dated within the usual hours of its author. */
export const seed: Seed = async (tx, world) => {
  for (const thread of demoThreads) await write(tx, world, thread)
}

async function write(tx: Queryable, world: SeedWorld, thread: DemoThread): Promise<void> {
  const placeId = demoId(`place ${thread.place}`)
  const place = demoPlaces.find(({ key }) => key === thread.place)
  if (!place) throw new Error(`no place ${thread.place}`)
  const idOf = personIn(world, placeId)
  const dated = thread.messages.map(({ by, ago, body, mentions = [] }) => {
    const at = new Date(world.now.getTime() - ago * hour)
    return {
      authorId: idOf(by),
      isFromStaff: staff.has(by),
      body,
      mentionedIds: mentions.map(idOf),
      at: staff.has(by) ? atWork(at, place) : byDay(at, place),
    }
  })
  const inOrder = dated.map((message, index) => ({
    ...message,
    seq: index + 1,
    // Moving messages into the hours of their authors preserves the order within each author only; this restores the order of
    // all.
    at: new Date(Math.max(...dated.slice(0, index + 1).map(({ at }, before) => at.getTime() + before))),
  }))
  const [first] = inOrder
  const last = inOrder.at(-1)
  if (!first || !last) throw new Error('a thread without messages')

  const conversationId = demoId(`conversation ${thread.place} ${thread.name}`)
  const { list, isToManager = false } = thread
  const direct = new Set([...thread.members.map(idOf), ...inOrder.map(({ authorId }) => authorId)])
  const listed = list ? onList(world, placeId, list).filter((id) => !direct.has(id)) : []
  const members = [...direct, ...listed]
  const unread = new Set(thread.unread.map(idOf))
  await store.insertConversation(tx, {
    id: conversationId,
    placeId,
    creatorId: first.authorId,
    name: thread.name,
    isToManager,
    assigneeId: isToManager ? (inOrder.find(({ isFromStaff }) => isFromStaff)?.authorId ?? null) : null,
    waitingSince: isToManager && !last.isFromStaff ? last.at : null,
    lastSeq: last.seq,
    createdAt: first.at,
    updatedAt: last.at,
  })
  await store.insertMembers(
    tx,
    members.map((userId) => ({
      conversationId,
      placeId,
      userId,
      byList: direct.has(userId) ? null : list,
      firstSeq: 1,
      lastSeq: last.seq,
      lastReadSeq: unread.has(userId) ? last.seq - 1 : last.seq,
      unreadCount: unread.has(userId) ? 1 : 0,
      joinedAt: first.at,
      updatedAt: last.at,
    })),
  )
  if (list) await store.insertLists(tx, conversationId, [list])
  if (thread.report !== undefined) {
    await store.insertEntities(tx, conversationId, [{ kind: 'report', id: demoReportId(thread.place, thread.report) }])
  }
  for (const { at, ...message } of inOrder) {
    const reachedCount = members.length - 1
    const reachedLists = list ? [{ kind: list, count: reachedCount }] : []
    const id = demoId(`message ${thread.name} ${message.seq}`)
    await insertMessage(tx, { id, conversationId, placeId, ...message, reachedCount, reachedLists, createdAt: at })
  }
}

/** The person of a voice, which is a demo account or an index among the other co-owners. */
function personIn({ memberships }: SeedWorld, placeId: string) {
  const known = new Set(demoPeople.map(({ name }) => demoId(`person ${name}`)))
  const neighbours = memberships.filter(
    (one) => one.placeId === placeId && one.role === 'coowner' && !known.has(one.userId),
  )
  return (voice: Voice): string => {
    const id = typeof voice === 'string' ? demoId(`person ${voice}`) : neighbours[voice]?.userId
    if (id === undefined) throw new Error(`nobody is neighbour ${voice}`)
    return id
  }
}

/** Everybody on a list who takes part in exchanges. */
function onList({ memberships }: SeedWorld, placeId: string, kind: NonNullable<DemoThread['list']>) {
  const here = memberships.filter((one) => one.placeId === placeId && listRoles[kind].some((role) => role === one.role))
  return [...new Set(here.map(({ userId }) => userId))]
}
