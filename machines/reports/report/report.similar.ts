import { reportSetup } from './report.setup.ts'

export const quiet = reportSetup.createStateConfig({
  description: 'Similar reports are searched for by the text typed up to the last pause.',
  on: { 'details.change': { target: 'pausing', description: 'The person continues typing.' } },
})

export const pausing = reportSetup.createStateConfig({
  description: 'The person is typing: a search follows each pause, not each letter.',
  on: {
    'details.change': { target: 'pausing', reenter: true, description: 'Another letter: the pause starts over.' },
    'draft.forgotten': { target: 'quiet', description: 'Nothing is left to search for.' },
  },
  after: {
    typingPause: {
      target: 'quiet',
      description: 'After a pause, the typed text becomes the search.',
      actions: 'lookForSimilar',
    },
  },
})
