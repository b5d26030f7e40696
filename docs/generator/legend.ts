import { fromPromise, setup } from 'xstate'
import type { ChartLabels } from '#machines/labels.ts'
import { type Chart, toChart } from './chart.ts'

const legendMachine = setup({
  types: { tags: {} as 'busy' },
  actors: { writeLetter: fromPromise(() => Promise.resolve()) },
  guards: { isReadable: () => true },
  actions: { keepText: () => undefined, countVisit: () => undefined },
}).createMachine({
  id: 'legend',
  description: 'A letter, from the first word to the answer. This example is part of no flow.',
  initial: 'drafting',
  states: {
    drafting: {
      description: 'A plain state: something is so, until an arrow leaves it.',
      on: {
        'text.change': { actions: 'keepText' },
        'letter.send': { target: 'sending', guard: 'isReadable', actions: 'keepText' },
      },
    },
    sending: {
      description: 'Somebody works here: the actor beside the wheel.',
      tags: 'busy',
      invoke: { src: 'writeLetter', onDone: 'waiting', onError: 'drafting' },
    },
    waiting: {
      description: 'A state that holds smaller ones.',
      initial: 'quiet',
      on: { 'bell.ring': { target: '.looking' }, 'answer.arrive': 'answered' },
      states: {
        quiet: { description: 'It starts at the dot.', after: { 600000: 'looking' } },
        looking: { description: 'Rung for, or after a while.', entry: 'countVisit', on: { 'box.close': 'quiet' } },
      },
    },
    answered: { type: 'final', description: 'The end: nothing leads away.' },
  },
})

const labels: ChartLabels = {
  title: ['Légende', 'Legend'],
  states: {
    drafting: ['Rédaction', 'Drafting'],
    sending: ['Envoi', 'Sending'],
    waiting: ['Attente de la réponse', 'Waiting for the answer'],
    'waiting.quiet': ['Au calme', 'Quiet'],
    'waiting.looking': ['Coup d’œil à la boîte', 'Looking into the box'],
    answered: ['Réponse reçue', 'Answered'],
  },
  events: {
    'text.change': ['Modifier le texte', 'Change the text'],
    'letter.send': ['Envoyer la lettre', 'Send the letter'],
    'bell.ring': ['On sonne', 'The bell rings'],
    'answer.arrive': ['La réponse arrive', 'The answer arrives'],
    'box.close': ['Fermer la boîte', 'Close the box'],
    'after 10 min': ['Après 10 minutes', 'After 10 minutes'],
  },
  tasks: { writeLetter: ['Envoi de la lettre', 'Sending the letter'] },
  story: [
    ['drafting', 'letter.send', 'sending'],
    ['sending', 'done: writeLetter', 'waiting'],
    ['sending', 'error: writeLetter', 'drafting'],
    ['waiting', 'bell.ring', 'waiting.looking'],
    ['waiting', 'answer.arrive', 'answered'],
  ],
}

/** Every sign of the drawings on one small example. */
export const legend: Chart = toChart('legend', 'machine', legendMachine, labels)
