import type { TopicLinkKind } from '#contract/forum/topicLink.ts'
import type { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import type { ReadTopic } from './readTopic.ts'
import { holdTopic, type TopicCall } from './topicCall.ts'
import { findLinked, insertLink } from './topics.store.ts'

type WithRoles = { readonly roles: readonly RoleName[] }
type Linked = typeof topicLinkRoutes.linked
export type OpenReport = RouteOutput<typeof topicLinkRoutes.openReport> & WithRoles
export type CreateDecision = RouteOutput<typeof topicLinkRoutes.createDecision> & WithRoles

/** Makes something from a topic in its place. The area of the new thing does it, in the transaction of `ctx`. */
export type Make<Call> = (ctx: SignedInCtx, call: Call, placeId: string) => Promise<{ readonly id: string }>

type Settings<Call> = {
  readonly event: 'report.open' | 'decision.create'
  readonly kind: TopicLinkKind
  readonly make: Make<Call>
}

/** Makes something from a topic and links the two, in one transaction. */
export const linkTopic =
  <Call extends TopicCall>(read: ReadTopic, { event, kind, make }: Settings<Call>) =>
  (ctx: SignedInCtx, call: Call): Promise<TopicDetail> =>
    changeAndAnswer(ctx, async (tx) => {
      const { id, placeId } = await holdTopic(tx, ctx, call, event)
      const made = await make({ ...ctx, db: tx }, call, placeId)
      await insertLink(tx, { topicId: id, kind, subjectId: made.id })
      return {
        audited: [{ action: 'topics.link', subjectId: id, detail: { kind, subjectId: made.id } }],
        live: [{ topic: 'forum', placeId, subjectId: id }],
        answer: () => read(tx, ctx, call),
      }
    })

/** The topics from which a report or decision was made. */
export async function listLinkedTopics(
  { db, actor: { userId } }: SignedInCtx,
  { params: { placeId }, query: { byKind: kind, bySubject: subjectId }, roles }: RouteOutput<Linked> & WithRoles,
): Promise<RouteAnswer<Linked>> {
  return { topics: await findLinked(db, { userId, roles, placeId, kind, subjectId }) }
}
