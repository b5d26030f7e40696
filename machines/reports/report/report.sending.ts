import { present } from '#machines/present.ts'
import { isComplete } from './report.draft.ts'
import { discard, shows, steps } from './report.moves.ts'
import type { SendAnswer } from './report.setup.ts'
import { reportSetup } from './report.setup.ts'

const reporting = '§3 Report'
const answerOf = ({ event }: { event: { output: SendAnswer } }) => ({ answer: event.output })

export const review = reportSetup.createStateConfig({
  description:
    'Step 3 of 3: everything once more as the neighbours will read it, and the button that sends it. A report cannot be taken back, so it is looked over first.',
  meta: { specification: reporting },
  tags: 'review',
  entry: shows('review'),
  initial: 'ready',
  states: {
    ready: {
      description: 'The person reads it.',
      on: { 'report.send': { target: 'sending', description: 'They send it.' }, ...steps, 'draft.discard': discard },
    },
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
            actions: [{ type: 'rememberSent', params: answerOf }, 'forgetDraft', 'tellForgotten', 'stopLooking'],
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
            target: 'arrivedBefore',
            description: 'An answer was lost and the text changed since: the first one had arrived.',
          },
          { target: 'unanswered', description: 'No answer came: there is no network, or it was lost.' },
        ],
        onError: { target: 'failed', description: 'The server could not take it.' },
      },
    },
    unanswered: {
      description: 'Nobody knows whether it arrived; sending it again is safe, and everything is kept.',
      tags: 'unanswered',
      on: {
        'report.send': { target: 'sending', description: 'The person sends it again.' },
        ...steps,
        'draft.discard': discard,
      },
    },
    failed: {
      description: 'It was not taken; everything is kept.',
      tags: 'failed',
      on: {
        'report.send': { target: 'sending', description: 'The person sends it again.' },
        ...steps,
        'draft.discard': discard,
      },
    },
    arrivedBefore: {
      description:
        'The report stands in the list as it was first sent; what was changed since is still here to be copied.',
      tags: 'arrivedBefore',
      on: { ...steps, 'draft.discard': discard },
    },
  },
})

export const sent = reportSetup.createStateConfig({
  description: 'It arrived: who answers for it, by which day, and the way to its page.',
  meta: { specification: reporting },
  tags: 'sent',
  entry: 'leaveSteps',
  on: {
    'step.shown': {
      description: 'Back or forward leads to a step of the report that was sent: the page keeps its own address.',
      actions: 'leaveSteps',
    },
    'report.begin': { target: 'what', description: 'Something else is wrong as well.', actions: 'beginAnew' },
  },
})

export const joined = reportSetup.createStateConfig({
  description: 'The report that they have joined is shown instead of this page.',
  tags: 'loading',
  on: {
    'report.begin': { target: 'what', description: 'Something else is wrong as well.', actions: 'beginAnew' },
  },
})
