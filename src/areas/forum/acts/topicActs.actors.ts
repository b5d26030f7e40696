import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { moderationRoutes } from '#contract/forum/moderation.ts'
import { postRoutes } from '#contract/forum/posts.ts'
import { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import type { Filled, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'
import { forumCache } from '../forumCache.ts'
import type { TopicAct } from './topicActs.forms.ts'

/** Actions on a post, and those that have a form. */
const postForms = ['edit', 'report', 'hide'] as const
const postQuestions = ['withdraw', 'unhide', 'dismiss'] as const
export type PostActName = (typeof postForms)[number] | (typeof postQuestions)[number]
const topicForms = ['rename', 'move', 'openReport', 'propose'] as const
const topicQuestions = ['close', 'reopen', 'archive', 'withdrawProposal'] as const
export type TopicActName = (typeof topicForms)[number] | (typeof topicQuestions)[number]

const formName = z.enum([...postForms, ...topicForms])
export type FormName = z.output<typeof formName>
const questionName = z.enum([...postQuestions, ...topicQuestions])
export type QuestionName = z.output<typeof questionName>

/** The subject of a dialog: an action, and its post if it is about one. */
export const subjectOf = (act: FormName | QuestionName, postId = '') => `${act}:${postId}`
const readSubject = (subject: string | null) => {
  const [act = '', postId = ''] = (subject ?? '').split(':')
  return { act, postId }
}
export const formIn = (subject: string | null) => {
  const { act, postId } = readSubject(subject)
  return { act: formName.parse(act), postId }
}
export const questionIn = (subject: string | null) => {
  const { act, postId } = readSubject(subject)
  return { act: questionName.parse(act), postId }
}

/** The fields of all the forms. */
const fields = ['title', 'category', 'body', 'reason'] as const
type Field = (typeof fields)[number]

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly topicId: string
}

/** The actions of readers, authors and moderators on a topic and its posts. */
export function topicActActors({ api, client, person, topicId }: Dependencies) {
  const cache = forumCache(client, person, topicId)
  const params = { topicId }
  const intention = createIntention(`topic ${topicId} ${person} dialog`)

  async function saveForm(act: TopicAct, signal: AbortSignal) {
    if (act.act === 'edit') {
      const { postId, body } = act
      return cache.takePost(await api(postRoutes.edit, { params: { postId }, body: { post: { body } }, signal }))
    }
    if (act.act === 'hide') {
      const { postId, reason } = act
      return cache.takePost(
        await api(moderationRoutes.hide, { params: { postId }, body: { hiding: { reason } }, signal }),
      )
    }
    if (act.act === 'report') {
      const { postId, reason } = act
      const idempotencyKey = intention.keyFor({ postId, reason })
      const body = { abuseReport: { reason } }
      const reported = await api(postRoutes.report, { params: { postId }, body, idempotencyKey, signal })
      intention.done()
      return cache.takePost(reported)
    }
    if (act.act === 'openReport') {
      const report = {
        title: act.title,
        description: act.body,
        category: act.category,
        kind: 'dysfunctional' as const,
        equipment: 'other' as const,
        attachmentIds: [],
      }
      const idempotencyKey = intention.keyFor(report)
      cache.takeTopic(await api(topicLinkRoutes.openReport, { params, body: { report }, idempotencyKey, signal }))
      intention.done()
      return client.invalidateQueries({ queryKey: reportKeys.all(person) })
    }
    if (act.act === 'propose') {
      const proposal = { title: act.title, body: act.body }
      const idempotencyKey = intention.keyFor(proposal)
      cache.takeTopic(await api(topicLinkRoutes.propose, { params, body: { proposal }, idempotencyKey, signal }))
      return intention.done()
    }
    const topic = act.act === 'rename' ? { title: act.title } : { category: act.category }
    return cache.takeTopic(await api(topicRoutes.change, { params, body: { topic }, signal }))
  }

  return {
    save: fromPromise<SaveAnswer<Field>, Filled<TopicAct>>(async ({ input: { values }, signal }) => {
      try {
        return await saveAnswer(
          fields,
          async () => {
            await saveForm(values, signal)
          },
          values.act === 'openReport' ? { body: 'description' } : {},
        )
      } catch (error) {
        if (!(error instanceof ApiError) || error.first?.code !== 'action_not_possible') throw error
        // Somebody else was first: the page shows the current state, and the dialog explains the refusal.
        cache.settle()
        return { isSaved: false, fieldCodes: { form: 'invalid' } }
      }
    }),
    carryOut: async (subject: string | null) => {
      const { act, postId } = questionIn(subject)
      if (act === 'close' || act === 'reopen' || act === 'archive') {
        return cache.takeTopic(await api(moderationRoutes[act], { params }))
      }
      if (act === 'withdrawProposal') {
        return cache.takeTopic(await api(topicLinkRoutes.withdrawProposal, { params }))
      }
      const route = act === 'withdraw' ? postRoutes.withdraw : moderationRoutes[act]
      return cache.takePost(await api(route, { params: { postId } }))
    },
  }
}
