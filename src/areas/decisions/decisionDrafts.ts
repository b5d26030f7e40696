import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import {
  decisionDraft,
  meetingRequestDraft,
  presidentDeskDraft,
  decisionDraftRoutes as routes,
} from '#contract/decisions/decisionDrafts.ts'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import type { Api } from '#src/api/api.ts'
import { tabNote } from '#src/api/tabNote.ts'
import type { FormDraft } from '#src/parts/WithDraft.tsx'

const newDecision = z.extend(z.omit(decisionDraft, { attachmentIds: true }), {
  attachments: z.readonly(z.array(attachment)),
})
export type NewDecisionDraft = z.output<typeof newDecision>
export type MeetingRequestDraft = z.output<typeof meetingRequestDraft>
export type PresidentDeskDraft = z.output<typeof presidentDeskDraft>

export const noDecision: NewDecisionDraft = {
  title: '',
  description: '',
  project: '',
  rule: '',
  keyId: '',
  cost: '',
  day: '',
  time: '',
  attachments: [],
}
export const noAnswer: PresidentDeskDraft = {
  answer: '',
  day: '',
  time: '',
  location: '',
  refusal: '',
  abandonment: '',
}

/** What the form holds of what a draft has room for. */
const typedIn = (form: HTMLFormElement, draft: object) =>
  Object.fromEntries([...new FormData(form)].filter(([name]) => name in draft))

/** What was typed so far; what no field of this form could hold leaves it as it was. */
export function typedDecision(form: HTMLFormElement, before: NewDecisionDraft): NewDecisionDraft {
  const typed = z.safeParse(newDecision, { ...before, ...typedIn(form, before) })
  return typed.success ? typed.data : before
}

/** Where the reason of an answer is kept: each has its own. */
const reasonOf = { organise: null, refuse: 'refusal', abandon: 'abandonment', conclude: null } as const

/** What the fields of one answer show of the draft. */
export function answerTyped(answer: PresidentAnswer, { day, time, location, ...draft }: PresidentDeskDraft) {
  const reason = reasonOf[answer]
  return { day, time, location, reason: reason === null ? '' : draft[reason] }
}

/** What the fields of one answer hold, beside what the others do. */
export function typedAnswer(
  form: HTMLFormElement,
  answer: PresidentAnswer,
  before: PresidentDeskDraft,
): PresidentDeskDraft {
  const reason = new FormData(form).get('reason')
  const kept = reasonOf[answer]
  const draft = z.safeParse(presidentDeskDraft, {
    ...before,
    ...typedIn(form, before),
    answer,
    ...(kept && { [kept]: reason }),
  })
  return draft.success ? draft.data : before
}

export function newDecisionDraft(api: Api, person: string, placeId: string): FormDraft<NewDecisionDraft> {
  const params = { placeId }
  return {
    key: ['drafts', person, 'decision', placeId],
    tab: tabNote(`draft:newDecision:${person}:${placeId}`, newDecision),
    async read(signal) {
      const { draft } = await api(routes.readDecision, { params, signal })
      if (!draft) return null
      const { updatedAt: _, ...kept } = draft
      return kept
    },
    store: ({ attachments, ...rest }, signal) => {
      const body = { draft: { ...rest, attachmentIds: attachments.map(({ id }) => id) } }
      return api(routes.writeDecision, { params, body, signal })
    },
    remove: () => api(routes.removeDecision, { params, keepalive: true }),
  }
}

export function meetingRequestDraftOf(api: Api, person: string, decisionId: string): FormDraft<MeetingRequestDraft> {
  const params = { decisionId }
  return {
    key: ['drafts', person, 'meetingRequest', decisionId],
    tab: tabNote(`draft:meetingRequest:${person}:${decisionId}`, meetingRequestDraft),
    async read(signal) {
      const { draft } = await api(routes.readMeetingRequest, { params, signal })
      return draft && { message: draft.message }
    },
    store: (draft, signal) => api(routes.writeMeetingRequest, { params, body: { draft }, signal }),
    remove: () => api(routes.removeMeetingRequest, { params, keepalive: true }),
  }
}

export function presidentDeskDraftOf(api: Api, person: string, decisionId: string): FormDraft<PresidentDeskDraft> {
  const params = { decisionId }
  return {
    key: ['drafts', person, 'presidentDesk', decisionId],
    tab: tabNote(`draft:presidentDesk:${person}:${decisionId}`, presidentDeskDraft),
    async read(signal) {
      const { draft } = await api(routes.readPresidentDesk, { params, signal })
      if (!draft) return null
      const { updatedAt: _, ...kept } = draft
      return kept
    },
    store: (draft, signal) => api(routes.writePresidentDesk, { params, body: { draft }, signal }),
    remove: () => api(routes.removePresidentDesk, { params, keepalive: true }),
  }
}
