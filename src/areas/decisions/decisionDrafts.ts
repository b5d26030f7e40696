import { decisionDraft, presidentDeskDraft } from '#contract/decisions/decisionDrafts.ts'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import type { TopicSource } from '#src/parts/topicSource.ts'

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
  count: 'end',
  topicId: null,
}

/** A new decision made from a forum topic, before anything is typed. */
export const decisionOf = ({ topicId, title, body }: TopicSource): WrittenDecision => ({
  ...noDecision,
  title,
  description: body,
  topicId,
})
export const noAnswer: WrittenAnswer = {
  answer: '',
  day: '',
  time: '',
  location: '',
  refusal: '',
  abandonment: '',
}

/** The form's content, limited to the fields of a draft. */
const typedIn = (form: HTMLFormElement, draft: object) =>
  Object.fromEntries([...new FormData(form)].filter(([name]) => name in draft))

/** The draft with the form's values; a value that no field accepts leaves it unchanged. */
export function typedDecision(form: HTMLFormElement, before: WrittenDecision): WrittenDecision {
  const typed = decisionDraft.schema.safeParse({ ...before, ...typedIn(form, before) })
  return typed.success ? typed.data : before
}

/** The draft's field for the reason of an answer; each answer has its own. */
const reasonOf = { organise: null, refuse: 'refusal', abandon: 'abandonment', conclude: null } as const

/** The part of the draft that the fields of one answer show. */
export function answerTyped(answer: PresidentAnswer, { day, time, location, ...draft }: WrittenAnswer) {
  const reason = reasonOf[answer]
  return { day, time, location, reason: reason === null ? '' : draft[reason] }
}

/** The draft with the fields of one answer; those of the other answers stay as they are. */
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
