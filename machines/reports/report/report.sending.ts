import { ended, shows } from '#machines/parts/steps/steps.ts'
import { present } from '#machines/present.ts'
import { isComplete } from './report.draft.ts'
import { discard, steps } from './report.moves.ts'
import type { SendAnswer } from './report.setup.ts'
import { reportSetup } from './report.setup.ts'

const reporting = '§3 Report'
const answerOf = ({ event }: { event: { output: SendAnswer } }) => ({ answer: event.output })

const again = {
  'report.send': { target: '#report.flow.review.sending', description: 'The person sends it again.' },
} as const

/** The last step while nothing is being sent. */
const reading = reportSetup.createStateConfig({
  description: 'The person checks the report. They may go back to another step, or discard it.',
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing was sent yet.',
      on: { 'report.send': { target: '#report.flow.review.sending', description: 'The person sends the report.' } },
    },
    unanswered: {
      description: 'The report may or may not have arrived; sending it again is safe, and everything is kept.',
      tags: 'unanswered',
      on: again,
    },
    failed: { description: 'The report was not accepted; everything is kept.', tags: 'failed', on: again },
    arrivedBefore: {
      description: 'The list has the report as it was first sent; later changes are still here to be copied.',
      tags: 'arrivedBefore',
    },
  },
  on: { ...steps, 'draft.discard': discard },
})

export const review = reportSetup.createStateConfig({
  description:
    'Step 3 of 3: a summary as the neighbours will read it, and the button that sends the report. It comes before sending because a report cannot be withdrawn.',
  meta: { specification: reporting },
  tags: 'review',
  entry: shows('review'),
  initial: 'reading',
  states: {
    reading,
    sending: {
      description:
        'The report is being sent under the draft’s idempotency key, so that pressing twice creates one report.',
      tags: 'busy',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ draft: present(isComplete(context.draft) ? context.draft : null) }),
        onDone: [
          {
            guard: { type: 'isSent', params: answerOf },
            target: '#report.flow.sent',
            description: 'The report has arrived, and a person is responsible for it.',
            actions: [{ type: 'rememberSent', params: answerOf }, 'forgetDraft', 'announceForgotten', 'stopLooking'],
          },
          {
            guard: { type: 'isRefusedForWhat', params: answerOf },
            target: '#report.flow.what',
            description: 'The server refuses a choice of the first step, which says why.',
            actions: { type: 'rememberRefusal', params: answerOf },
          },
          {
            guard: { type: 'isRefused', params: answerOf },
            target: '#report.flow.details',
            description: 'The server refuses a field: the field says why, and everything stays typed.',
            actions: { type: 'rememberRefusal', params: answerOf },
          },
          {
            guard: { type: 'hasArrivedBefore', params: answerOf },
            target: 'reading.arrivedBefore',
            description: 'A response was lost and the text has changed since: the first version had arrived.',
          },
          { target: 'reading.unanswered', description: 'No response: there is no network, or the response was lost.' },
        ],
        onError: { target: 'reading.failed', description: 'The server failed.' },
      },
    },
  },
})

export const sent = reportSetup.createStateConfig({
  description:
    'The report has arrived: the page shows the person responsible and the due date, and links to the report.',
  meta: { specification: reporting },
  tags: 'sent',
  entry: 'leaveSteps',
  on: {
    ...ended,
    'report.begin': { target: 'what', description: 'The person reports another problem.', actions: 'startOver' },
  },
})

export const joined = reportSetup.createStateConfig({
  description: 'The report that they have joined is shown instead of this page.',
  tags: 'loading',
  on: {
    'report.begin': { target: 'what', description: 'The person reports another problem.', actions: 'startOver' },
  },
})
