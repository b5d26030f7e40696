import type {
  CannedAnswer,
  ConversationNote,
  conversationDeskRoutes as routes,
} from '#contract/messages/conversationDesk.ts'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { holdConversation, noConversation } from './conversationCall.ts'
import * as store from './conversationDesk.store.ts'
import { findConversation } from './conversationDetail.store.ts'
import { listQueue } from './conversationQueue.store.ts'
import { concernedBy, eventsFor, writeConversation } from './conversations.store.ts'
import { staffOf } from './delivery.store.ts'
import { readConversation } from './readConversation.ts'
import type { Subjects } from './subjects.ts'

type Call<Name extends keyof typeof routes> = RouteOutput<(typeof routes)[Name]> & {
  readonly roles: readonly RoleName[]
}
type Queue = typeof routes.queue

/** The conversations that await an answer in all places of the caller. */
export async function listConversationQueue(
  { db, actor, offer, locale }: SignedInCtx,
  { query }: RouteOutput<Queue>,
): Promise<RouteAnswer<Queue>> {
  const { place, q } = query
  const { waiting, meta } = await listQueue(db, { userId: actor.userId, offer: offer.code, locale, place, q }, query)
  return listAnswer(waiting, { conversationQueue: byId(waiting) }, meta)
}

export const assignConversation =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, call: Call<'assign'>): Promise<ConversationDetail> => {
    const { userId: assigneeId } = call.body.assignee
    return changeAndAnswer(ctx, async (tx) => {
      const held = await holdConversation(tx, ctx, call, 'conversation.assign')
      if (assigneeId !== null && !(await staffOf(tx, held.placeId)).includes(assigneeId)) {
        const fields = [{ field: 'assignee.user_id', code: 'invalid' }] as const
        throw new Problem('invalid_value', 'they do not answer for the manager here', { fields })
      }
      await writeConversation(tx, held.id, { assigneeId })
      return {
        audited: [{ action: 'conversations.assign', subjectId: held.id, detail: { assigneeId } }],
        live: await concernedBy(tx, held),
        answer: () => readConversation(subjects)(tx, ctx, call),
      }
    })
  }

export const closeConversation =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, call: Call<'close'>): Promise<ConversationDetail> =>
    changeAndAnswer(ctx, async (tx) => {
      const held = await holdConversation(tx, ctx, call, 'conversation.close')
      await writeConversation(tx, held.id, { closedAt: ctx.now(), waitingSince: null })
      return {
        audited: [{ action: 'conversations.close', subjectId: held.id }],
        live: await concernedBy(tx, held),
        answer: () => readConversation(subjects)(tx, ctx, call),
      }
    })

export async function listConversationNotes(
  { db, actor: { userId }, locale }: SignedInCtx,
  { params: { conversationId }, roles }: Call<'notes'>,
): Promise<{ notes: ConversationNote[] }> {
  if (!(await findConversation(db, { userId, roles, conversationId, locale }))) throw noConversation()
  return { notes: await store.listNotes(db, conversationId, locale) }
}

export async function addConversationNote(ctx: SignedInCtx, call: Call<'addNote'>): Promise<ConversationNote> {
  const { userId } = ctx.actor
  return changeAndAnswer(ctx, async (tx) => {
    const { id: conversationId, placeId } = await holdConversation(tx, ctx, call, 'conversation.assign')
    const { body } = call.body.note
    const id = await store.insertNote(tx, { conversationId, authorId: userId, body, createdAt: ctx.now() })
    return {
      audited: [{ action: 'conversations.note', subjectId: conversationId }],
      live: eventsFor(await staffOf(tx, placeId), placeId, conversationId),
      answer: async () => {
        const note = (await store.listNotes(tx, conversationId, ctx.locale)).find((one) => one.id === id)
        if (!note) throw new Error('a note was not found')
        return note
      },
    }
  })
}

export async function listAnswers({ db }: SignedInCtx, { params: { placeId } }: Call<'cannedAnswers'>) {
  return { cannedAnswers: await store.listCannedAnswers(db, placeId) }
}

export async function addCannedAnswer(ctx: SignedInCtx, call: Call<'addCannedAnswer'>): Promise<CannedAnswer> {
  const { placeId } = call.params
  return changeAndAnswer(ctx, async (tx) => {
    const agencyId = await store.agencyOf(tx, placeId)
    if (agencyId === null) throw new Problem('action_not_possible', 'the place has no agency')
    const written = await store.insertCannedAnswer(tx, { agencyId, ...call.body.cannedAnswer, createdAt: ctx.now() })
    return {
      audited: [{ action: 'messages.addCannedAnswer', subjectId: written.id }],
      live: eventsFor(await staffOf(tx, placeId), placeId),
      answer: () => written,
    }
  })
}

export async function removeCannedAnswer(ctx: SignedInCtx, { params }: Call<'removeCannedAnswer'>): Promise<void> {
  const { placeId, cannedAnswerId } = params
  await changeAndAnswer(ctx, async (tx) => {
    if (!(await store.deleteCannedAnswer(tx, placeId, cannedAnswerId))) {
      throw new Problem('not_found', 'no such prepared answer')
    }
    return {
      audited: [{ action: 'messages.removeCannedAnswer', subjectId: cannedAnswerId }],
      live: eventsFor(await staffOf(tx, placeId), placeId),
      answer: () => undefined,
    }
  })
}
