import { fromPromise, setup } from 'xstate'
import { type Chart, toChart } from './chart.ts'

const legendMachine = setup({
  types: { tags: {} as 'a label screens ask about' },
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
      tags: 'a label screens ask about',
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

/** Every sign of the drawings on one small example. */
export const legend: Chart = toChart('legend', 'machine', legendMachine)
