import { decisionDraft, presidentDeskDraft } from '#contract/decisions/decisionDrafts.ts'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import type { ValueOf } from '#contract/defineDraft.ts'

export type WrittenDecision = ValueOf<typeof decisionDraft>
export type WrittenAnswer = ValueOf<typeof presidentDeskDraft>

export const noDecision: WrittenDecision = {
  title: '',
  description: '',
  project: '',
  rule: '',
  keyId: '',
  cost: '',
  day: '',
  time: '',
}
export const noAnswer: WrittenAnswer = {
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
export function typedDecision(form: HTMLFormElement, before: WrittenDecision): WrittenDecision {
  const typed = decisionDraft.schema.safeParse({ ...before, ...typedIn(form, before) })
  return typed.success ? typed.data : before
}

/** Where the reason of an answer is kept: each has its own. */
const reasonOf = { organise: null, refuse: 'refusal', abandon: 'abandonment', conclude: null } as const

/** What the fields of one answer show of the draft. */
export function answerTyped(answer: PresidentAnswer, { day, time, location, ...draft }: WrittenAnswer) {
  const reason = reasonOf[answer]
  return { day, time, location, reason: reason === null ? '' : draft[reason] }
}

/** What the fields of one answer hold, beside what the others do. */
export function typedAnswer(form: HTMLFormElement, answer: PresidentAnswer, before: WrittenAnswer): WrittenAnswer {
  const reason = new FormData(form).get('reason')
  const kept = reasonOf[answer]
  const draft = presidentDeskDraft.schema.safeParse({
    ...before,
    ...typedIn(form, before),
    answer,
    ...(kept && { [kept]: reason }),
  })
  return draft.success ? draft.data : before
}
