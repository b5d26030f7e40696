import { randomUUID } from 'node:crypto'
import { topicPath } from '#contract/forum/topicPath.ts'
import { can } from '#contract/permissions.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import { findPersonShown } from '#server/services/directory/personShown.store.ts'
import { unreadAbout } from '#server/services/notifications/unreadAbout.store.ts'
import { attachFiles } from './postFiles.store.ts'
import { findAuthor, isQuotable } from './posts.store.ts'
import * as store from './sentPosts.store.ts'
import { followersOf, writeOwn, writeTopic } from './topics.store.ts'
import type { topics } from './topics.tables.ts'

type Sending = {
  /** The topic, locked. */
  readonly topic: Pick<typeof topics.$inferSelect, 'id' | 'placeId' | 'title' | 'lastSeq' | 'updatedAt'>
  readonly roles: readonly RoleName[]
  /** Chosen by the author. */
  readonly postId?: string | undefined
  readonly body: string
  readonly attachmentIds: readonly string[]
  readonly quotedPostId: string | null
  /** The path of the post in the request, in wire case. */
  readonly field: string
}

/** Writes a post in a topic that the caller has locked: numbers it, and returns the people to notify. */
export async function sendPost(tx: Transaction, ctx: SignedInCtx, sending: Sending) {
  const { topic, roles, postId: id = randomUUID(), body, attachmentIds, quotedPostId, field } = sending
  const { id: topicId, placeId } = topic
  const authorId = ctx.actor.userId
  if (body === '' && attachmentIds.length === 0) throw refused(`${field}.body`, 'required')
  if (quotedPostId !== null && !(await isQuotable(tx, topicId, quotedPostId))) {
    throw refused(`${field}.quoted_post_id`, 'invalid')
  }
  const seq = topic.lastSeq + 1
  // No two posts of a topic share a moment, so lists have one order.
  const createdAt = seq === 1 ? topic.updatedAt : new Date(Math.max(ctx.now().getTime(), topic.updatedAt.getTime() + 1))
  const isFromStaff = can(roles, 'exchange.answer')
  await store.insertPost(tx, {
    id,
    topicId,
    placeId,
    seq,
    authorId,
    isFromStaff,
    body,
    quotedId: quotedPostId,
    createdAt,
  })
  await attachFiles(tx, ctx, { postId: id, ids: attachmentIds, field: `${field}.attachment_ids` })
  await writeTopic(tx, topic, { lastSeq: seq, updatedAt: createdAt })
  await writeOwn(tx, { topicId, userId: authorId }, { lastReadSeq: seq, isFollowed: true })
  const quotedId = quotedPostId === null ? null : ((await findAuthor(tx, quotedPostId))?.authorId ?? null)
  return { id, outcome: await outcomeOf(tx, ctx, topic, { id, quotedId }) }
}

type Sent = {
  readonly id: string
  /** The author of the quoted post; `null` = there is no quote, or its author has gone. */
  readonly quotedId: string | null
}

/** One unread notification per topic is enough for a person. */
async function outcomeOf(tx: Transaction, ctx: SignedInCtx, topic: Sending['topic'], sent: Sent): Promise<Outcome> {
  const { id: subjectId, placeId, title } = topic
  const authorId = ctx.actor.userId
  const path = topicPath(subjectId)
  const followers = await followersOf(tx, topic, authorId)
  const toldBefore = await unreadAbout(tx, path, followers)
  const recipients = followers.filter((userId) => !toldBefore.has(userId))
  const isQuoted = (userId: string) => userId === sent.quotedId
  const author = recipients.length > 0 ? ((await findPersonShown(tx, authorId, placeId))?.displayName ?? null) : null
  const told = { type: 'post', placeId, title, author, path, isExchange: true } as const
  const [quoted, others] = [recipients.filter(isQuoted), recipients.filter((one) => !isQuoted(one))]
  return {
    audited: [{ action: 'posts.create', subjectId: sent.id, detail: { topicId: subjectId } }],
    live: [{ topic: 'forum', placeId, subjectId }],
    news: [
      { ...told, recipients: others },
      { ...told, recipients: quoted, event: 'quote' },
    ],
  }
}

const refused = (field: string, code: FieldCode) =>
  new Problem('invalid_value', 'the post cannot be written', { fields: [{ field, code }] })
