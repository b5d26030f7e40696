import { reportSetup } from './report.setup.ts'

export const quiet = reportSetup.createStateConfig({
  description: 'Similar reports are looked for with what was typed up to the last pause.',
  on: { 'details.change': { target: 'pausing', description: 'The person types on.' } },
})

export const pausing = reportSetup.createStateConfig({
  description: 'The person is typing: one search follows the pause, not each letter.',
  on: {
    'details.change': { target: 'pausing', reenter: true, description: 'One more letter: the pause begins anew.' },
    'draft.forgotten': { target: 'quiet', description: 'There is nothing left to look for.' },
  },
  after: {
    typingPause: {
      target: 'quiet',
      description: 'A pause: from now on with what is typed.',
      actions: 'lookForSimilar',
    },
  },
})
