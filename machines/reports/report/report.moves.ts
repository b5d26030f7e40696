import type { Attachment } from '#contract/attachments.ts'
import type { Draft } from './report.draft.ts'
import type { ReportStep } from './report.setup.ts'

export const changed = [
  { type: 'copyDraft', params: ({ context: { draft } }: { context: { draft: Draft } }) => ({ draft }) },
  'tellChanged',
] as const
export const shows = (step: ReportStep) => [{ type: 'showStep', params: { step } }, 'countStep'] as const
const stepOf = ({ event }: { event: { step: ReportStep } }) => ({ step: event.step })

/** Former steps can be selected, and the address may name any step that has what it needs. */
const otherStep = [
  { guard: { type: 'isWhat', params: stepOf }, target: '#report.flow.what', description: 'Back to what is wrong.' },
  {
    guard: { type: 'isEmergency', params: stepOf },
    target: '#report.flow.emergency',
    description: 'Back to the number of the emergency line.',
  },
  {
    guard: { type: 'isDetails', params: stepOf },
    target: '#report.flow.details',
    description: 'To where it is and what there is to say.',
  },
  { guard: { type: 'isReview', params: stepOf }, target: '#report.flow.review', description: 'To looking it over.' },
] as const
export const steps = {
  'step.select': otherStep,
  'step.shown': otherStep,
  'files.change': {
    description: 'A photo has arrived or was taken away, whichever step is shown meanwhile.',
    actions: [
      {
        type: 'rememberFiles',
        params: ({ event }: { event: { attachments: readonly Attachment[] } }) => event,
      },
      ...changed,
    ],
  },
} as const

export const discard = {
  target: '#report.flow.what',
  // Also from the first step: what is asked there takes the focus, where the button that was pressed is gone.
  reenter: true,
  description: 'The person gives the draft up and begins anew.',
  actions: ['forgetDraft', 'tellForgotten', 'stopLooking', 'beginAnew'],
} as const
