import { randomUUID } from 'node:crypto'
import { pathOf } from '#contract/paths.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import { findPersonShown } from '#server/services/directory/personShown.store.ts'
import { unreadAbout } from '#server/services/notifications/unreadAbout.store.ts'
import * as store from './conversations.store.ts'
import type { conversations } from './conversations.tables.ts'
import * as delivery from './delivery.store.ts'
import { attachFiles } from './messageFiles.store.ts'
import { insertMessage } from './messages.store.ts'
import { isOfList, isStaff, obstacleOf } from './obstacleOf.ts'
import { findPeople } from './recipients.store.ts'

type Sending = {
  /** The conversation, locked. */
  readonly conversation: typeof conversations.$inferSelect
  readonly roles: readonly RoleName[]
  /** Chosen by the sender. */
  readonly messageId?: string | undefined
  readonly body: string
  readonly attachmentIds: readonly string[]
  /** As named by the sender, unchecked. */
  readonly mentionedIds?: readonly string[] | undefined
  /** The path of the message in the request, in wire case. */
  readonly field: string
}

/** Sends a message in a conversation that the caller has locked: numbers it, delivers it, and returns the people to notify. */
export async function sendMessage(tx: Transaction, ctx: SignedInCtx, sending: Sending) {
  const { conversation, roles, messageId: id = randomUUID(), body, attachmentIds, field } = sending
  const { id: conversationId, placeId } = conversation
  if (body === '' && attachmentIds.length === 0) throw refused(`${field}.body`, 'required')
  const authorId = ctx.actor.userId
  const isFromStaff = isStaff(roles)
  const seq = conversation.lastSeq + 1
  // No two messages of a conversation share a moment, so lists have one order.
  const at = new Date(Math.max(ctx.now().getTime(), conversation.updatedAt.getTime() + 1))
  const message = { conversationId, placeId, authorId, seq, at }

  const listed = await addListed(tx, message, roles)
  const reached = await delivery.deliver(tx, message)
  if (reached.length === 0 && !conversation.isToManager) throw refused(`${field}.body`, 'takesNoMessages')
  const reachedLists = listed.map(({ kind, ids }) => ({
    kind,
    count: reached.filter(({ userId }) => ids.has(userId)).length,
  }))
  const desk = conversation.isToManager ? await delivery.staffOf(tx, placeId) : []
  // The person in charge may no longer be staff of the place.
  const inCharge = desk.find((userId) => userId === conversation.assigneeId) ?? null
  const readers = [...reached.map(({ userId }) => userId), ...(inCharge === null ? [] : [inCharge])]
  const mentionedIds = mentionedAmong(sending, readers, authorId)
  const written = { id, conversationId, placeId, seq, authorId, isFromStaff, body, mentionedIds, createdAt: at }
  await insertMessage(tx, { ...written, reachedCount: reached.length, reachedLists })
  await attachFiles(tx, ctx, { messageId: id, ids: attachmentIds, field: `${field}.attachment_ids` })
  const { isToManager, waitingSince, assigneeId } = conversation
  const queue = isFromStaff
    ? { waitingSince: null, assigneeId: assigneeId ?? authorId }
    : { waitingSince: waitingSince ?? at, closedAt: null }
  await store.writeConversation(tx, conversationId, { lastSeq: seq, updatedAt: at, ...(isToManager && queue) })
  return { id, outcome: await outcomeOf(tx, ctx, { ...sending, reached, desk, inCharge, mentionedIds, messageId: id }) }
}

type Message = Parameters<typeof delivery.deliver>[1]

/**
 * Resolves the distribution lists: people who are on them now and accept messages from the author become members with this
 * message.
 */
async function addListed(tx: Transaction, message: Message, roles: readonly RoleName[]) {
  const { conversationId, placeId, authorId, seq, at } = message
  const kinds = await store.listsOf(tx, conversationId)
  if (kinds.length === 0) return []
  const people = await findPeople(tx, { userId: authorId, placeId }, {})
  const lists = kinds.map((kind) => ({ kind, people: people.filter((person) => isOfList(kind, person.roles)) }))
  const all = lists.flatMap((list) => list.people.map(({ userId }) => userId))
  await delivery.deleteUnlisted(tx, message, all)
  const rows = lists.flatMap(({ kind, people: members }) =>
    members
      .filter((person) => obstacleOf(person, roles) === null)
      .map(({ userId }) => ({ conversationId, placeId, userId, byList: kind, firstSeq: seq, lastSeq: seq - 1 })),
  )
  const once = [...new Map(rows.map((row) => [row.userId, row])).values()]
  await store.insertMembers(
    tx,
    once.map((row) => ({ ...row, lastReadSeq: seq - 1, joinedAt: at, updatedAt: at })),
  )
  return lists.map(({ kind, people: members }) => ({ kind, ids: new Set(members.map(({ userId }) => userId)) }))
}

type Reached = Awaited<ReturnType<typeof delivery.deliver>>

/** Keeps the people who receive the message. The others are silently dropped: the response must not reveal who exists. */
function mentionedAmong({ mentionedIds = [] }: Sending, readers: readonly string[], authorId: string) {
  return [...new Set(mentionedIds)].filter((userId) => userId !== authorId && readers.includes(userId))
}

type Sent = Sending & {
  readonly reached: Reached
  /** The people who answer for the manager, if the conversation is addressed to the manager. */
  readonly desk: readonly string[]
  readonly inCharge: string | null
  readonly mentionedIds: readonly string[]
  readonly messageId: string
}

/**
 * One unread notification per conversation is enough for a person; people who muted it get none. A mention always notifies, in
 * place of the message.
 */
async function outcomeOf(tx: Transaction, ctx: SignedInCtx, sent: Sent): Promise<Outcome> {
  const { conversation, roles, reached, desk, inCharge, mentionedIds, messageId } = sent
  const { id: subjectId, placeId, name: title } = conversation
  const authorId = ctx.actor.userId
  const path = pathOf('conversation', { conversationId: subjectId })
  const staff = isStaff(roles) ? [] : inCharge === null ? desk : [inCharge]
  const muted = reached.flatMap(({ userId, isMuted }) => (isMuted ? userId : []))
  const apart = new Set([authorId, ...muted, ...mentionedIds])
  const people = [...new Set([...reached.map(({ userId }) => userId), ...staff])].filter((userId) => !apart.has(userId))
  const toldBefore = await unreadAbout(tx, path, people)
  const recipients = people.filter((userId) => !toldBefore.has(userId))
  const isTold = recipients.length + mentionedIds.length > 0
  const author = isTold ? ((await findPersonShown(tx, authorId, placeId))?.displayName ?? null) : null
  const told = { type: 'conversations', placeId, title, author, path, isExchange: true } as const
  const members = [...reached.map(({ userId }) => userId), authorId]
  return {
    audited: [{ action: 'messages.post', subjectId: messageId, detail: { conversationId: subjectId } }],
    live: store.eventsFor([...members, ...desk], placeId, subjectId),
    news: [
      { ...told, recipients },
      { ...told, recipients: mentionedIds, event: 'mention' },
    ],
  }
}

const refused = (field: string, code: 'required' | 'takesNoMessages') =>
  new Problem('invalid_value', 'the message cannot be sent', { fields: [{ field, code }] })
