import type { DistributionListKind } from '#contract/community.ts'
import type { ConversationDetail, conversationRoutes } from '#contract/messages/conversations.ts'
import { conversationDraft } from '#contract/messages/messageDrafts.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import * as store from './conversations.store.ts'
import { obstacleOf } from './obstacleOf.ts'
import { readConversation } from './readConversation.ts'
import { findLists, findPeople } from './recipients.store.ts'
import { sendMessage } from './sendMessage.ts'
import { type Subjects, titleAmong, titlesOf } from './subjects.ts'

type Call = RouteOutput<typeof conversationRoutes.create> & { readonly roles: readonly RoleName[] }

/** Starts a conversation and sends its first message. */
export const createConversation =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, call: Call): Promise<ConversationDetail> => {
    const { placeId } = call.params
    const { userId } = ctx.actor
    const { name, isToManager, entities, message } = call.body.conversation
    const memberIds = [...new Set(call.body.conversation.memberIds)]
    await ctx.limits.take('conversation', userId)
    return changeAndAnswer(ctx, async (tx) => {
      await checkPeople(tx, ctx, call)
      const kinds = await kindsOf(tx, ctx, call)
      await checkEntities(tx, ctx, call, subjects)
      if (memberIds.length + kinds.length === 0 && !isToManager) throw refused([['member_ids', 'required']])
      await dropDraft(tx, ctx, { form: conversationDraft.form, placeId, subjectId: null })

      const createdAt = ctx.now()
      const times = { createdAt, updatedAt: createdAt }
      await store.lockMembers(tx, placeId)
      const conversation = await store.insertConversation(tx, {
        placeId,
        name,
        isToManager,
        creatorId: userId,
        ...times,
      })
      const { id: conversationId } = conversation
      const joined = { conversationId, placeId, firstSeq: 1, lastSeq: 0, joinedAt: createdAt, updatedAt: createdAt }
      await store.insertMembers(
        tx,
        [userId, ...memberIds].map((member) => ({ ...joined, userId: member })),
      )
      await store.insertLists(tx, conversationId, kinds)
      await store.insertEntities(tx, conversationId, entities)
      const sending = { conversation, roles: call.roles, ...message, field: 'conversation.message' }
      const { outcome } = await sendMessage(tx, ctx, sending)
      const created = { action: 'conversations.create', subjectId: conversationId, detail: { placeId, isToManager } }
      return {
        ...outcome,
        audited: [created, ...outcome.audited],
        answer: () => readConversation(subjects)(tx, ctx, { params: { conversationId }, roles: call.roles }),
      }
    })
  }

type Refusal = readonly [field: string, code: FieldCode]
const refused = (refusals: readonly Refusal[]) =>
  new Problem('invalid_value', 'the conversation cannot be started', {
    fields: refusals.map(([field, code]) => ({ field: `conversation.${field}`, code })),
  })

/** Refuses everybody who does not accept messages from the caller, each at their position in the list. */
async function checkPeople(tx: Transaction, { actor: { userId } }: SignedInCtx, { params, body, roles }: Call) {
  const { memberIds } = body.conversation
  if (memberIds.length === 0) return
  const people = await findPeople(tx, { userId, placeId: params.placeId }, { ids: memberIds })
  const refusals = memberIds.flatMap((id, index): Refusal[] => {
    const person = people.find((one) => one.userId === id)
    if (!person) return [[`member_ids.${index}`, 'invalid']]
    return obstacleOf(person, roles) === null ? [] : [[`member_ids.${index}`, 'takesNoMessages']]
  })
  if (refusals.length > 0) throw refused(refusals)
}

async function kindsOf(
  tx: Transaction,
  { actor: { userId } }: SignedInCtx,
  { params: { placeId }, body }: Call,
): Promise<readonly DistributionListKind[]> {
  const { distributionListIds: ids } = body.conversation
  if (ids.length === 0) return []
  const lists = await findLists(tx, { userId, placeId }, ids)
  const refusals = ids.flatMap((id, index): Refusal[] =>
    lists.some((list) => list.id === id) ? [] : [[`distribution_list_ids.${index}`, 'invalid']],
  )
  if (refusals.length > 0) throw refused(refusals)
  return lists.map(({ kind }) => kind)
}

/** Refuses subjects that the caller cannot see in the place, or names twice. */
async function checkEntities(
  tx: Transaction,
  { actor: { userId } }: SignedInCtx,
  { params: { placeId }, body, roles }: Call,
  subjects: Subjects,
) {
  const { entities } = body.conversation
  const titles = await titlesOf(tx, subjects, { userId, placeId, roles, entities })
  const refusals = entities.flatMap((entity, index): Refusal[] => {
    const isFirst = entities.findIndex(({ kind, id }) => kind === entity.kind && id === entity.id) === index
    return isFirst && titleAmong(titles, entity) !== null ? [] : [[`entities.${index}`, 'invalid']]
  })
  if (refusals.length > 0) throw refused(refusals)
}
