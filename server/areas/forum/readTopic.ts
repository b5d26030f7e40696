import type { TopicLinkKind } from '#contract/forum/topicLink.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { FindTitles } from '#server/services/directory/findTitles.ts'
import { findProposal } from './proposals.store.ts'
import { noTopic, type TopicCall } from './topicCall.ts'
import { findLinks, findTopic } from './topicDetail.store.ts'

/** The titles of the report and decision made from a topic. */
export type LinkTitles = Readonly<Record<TopicLinkKind, FindTitles>>

/** Reads a topic as the caller sees it now. */
export type ReadTopic = (db: Queryable, ctx: SignedInCtx, call: TopicCall) => Promise<TopicDetail>

export const readTopic =
  (titles: LinkTitles): ReadTopic =>
  async (db, { actor: { userId }, locale }, { params: { topicId }, roles }) => {
    const found = await findTopic(db, { userId, roles, topicId, locale })
    if (!found) throw noTopic()
    const { placeId } = found
    const links = await Promise.all(
      (await findLinks(db, topicId)).map(async ({ kind, id }) => {
        const [subject] = await titles[kind](db, { userId, placeId, roles, ids: [id] })
        return { kind, id, title: subject?.title ?? null }
      }),
    )
    return { ...found, links, proposal: await findProposal(db, { userId, topicId, locale }) }
  }
