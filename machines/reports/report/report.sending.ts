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

/** Whatever the person reads on the last step: nothing is on its way. */
const reading = reportSetup.createStateConfig({
  description: 'The person reads it. They may go back to another step, or give it up.',
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing was sent yet.',
      on: { 'report.send': { target: '#report.flow.review.sending', description: 'They send it.' } },
    },
    unanswered: {
      description: 'The report may or may not have arrived; sending it again is safe, and everything is kept.',
      tags: 'unanswered',
      on: again,
    },
    failed: { description: 'It was not taken; everything is kept.', tags: 'failed', on: again },
    arrivedBefore: {
      description:
        'The report stands in the list as it was first sent; what was changed since is still here to be copied.',
      tags: 'arrivedBefore',
    },
  },
  on: { ...steps, 'draft.discard': discard },
})

export const review = reportSetup.createStateConfig({
  description:
    'Step 3 of 3: everything once more as the neighbours will read it, and the button that sends it. A report cannot be taken back, so it is looked over first.',
  meta: { specification: reporting },
  tags: 'review',
  entry: shows('review'),
  initial: 'reading',
  states: {
    reading,
    sending: {
      description: 'It is on its way, with the key that the draft was begun with: pressing twice is one report.',
      tags: 'busy',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ draft: present(isComplete(context.draft) ? context.draft : null) }),
        onDone: [
          {
            guard: { type: 'isSent', params: answerOf },
            target: '#report.flow.sent',
            description: 'It arrived: somebody answers for it.',
            actions: [{ type: 'rememberSent', params: answerOf }, 'forgetDraft', 'announceForgotten', 'stopLooking'],
          },
          {
            guard: { type: 'isRefusedForWhat', params: answerOf },
            target: '#report.flow.what',
            description: 'The server does not take what was chosen first: it says why there.',
            actions: { type: 'rememberRefusal', params: answerOf },
          },
          {
            guard: { type: 'isRefused', params: answerOf },
            target: '#report.flow.details',
            description: 'The server does not take a field: it says why there, and everything stays typed.',
            actions: { type: 'rememberRefusal', params: answerOf },
          },
          {
            guard: { type: 'hasArrivedBefore', params: answerOf },
            target: 'reading.arrivedBefore',
            description: 'An answer was lost and the text changed since: the first one had arrived.',
          },
          { target: 'reading.unanswered', description: 'No answer came: there is no network, or it was lost.' },
        ],
        onError: { target: 'reading.failed', description: 'The server could not take it.' },
      },
    },
  },
})

export const sent = reportSetup.createStateConfig({
  description: 'It arrived: who answers for it, by which day, and the way to its page.',
  meta: { specification: reporting },
  tags: 'sent',
  entry: 'leaveSteps',
  on: {
    ...ended,
    'report.begin': { target: 'what', description: 'Something else is wrong as well.', actions: 'startOver' },
  },
})

export const joined = reportSetup.createStateConfig({
  description: 'The report that they have joined is shown instead of this page.',
  tags: 'loading',
  on: {
    'report.begin': { target: 'what', description: 'Something else is wrong as well.', actions: 'startOver' },
  },
})
