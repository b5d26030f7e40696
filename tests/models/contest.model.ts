import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** An owner with the link of a mail, in their words: what they do, and what they then see. */
const contestModel = setup({
  types: {
    events: {} as
      | { type: 'owner opens the link' }
      | { type: 'owner opens the link, but nothing answers' }
      | { type: 'owner opens the link, which nobody knows' }
      | { type: 'owner opens the link after the count' }
      | { type: 'owner tries again' }
      | { type: 'owner contests without a reason' }
      | { type: 'owner contests' }
      | { type: 'owner contests, but the answer is lost' }
      | { type: 'owner contests, but the first attempt had arrived' }
      | { type: 'owner contests, but the votes are counted by now' },
  },
}).createMachine({
  id: 'owner who contests a vote',
  initial: 'has a link',
  states: {
    'has a link': {
      on: {
        'owner opens the link': 'sees who voted for them',
        'owner opens the link, but nothing answers': 'may try the link again',
        'owner opens the link, which nobody knows': 'is told that the link is not valid',
        'owner opens the link after the count': 'is told that the vote was counted',
      },
    },
    'may try the link again': { on: { 'owner tries again': 'sees who voted for them' } },
    'sees who voted for them': {
      on: {
        'owner contests without a reason': 'is asked for a reason',
        'owner contests': 'has contested the vote',
        'owner contests, but the answer is lost': 'keeps the text after a failure',
        'owner contests, but the votes are counted by now': 'is told that the vote was counted',
      },
    },
    'is asked for a reason': { on: { 'owner contests': 'has contested the vote' } },
    'keeps the text after a failure': {
      on: {
        'owner contests': 'has contested the vote',
        'owner contests, but the first attempt had arrived': 'has contested the vote',
      },
    },
    'is told that the link is not valid': { type: 'final' },
    'is told that the vote was counted': { type: 'final' },
    'has contested the vote': { type: 'final' },
  },
})

export const everyPath = createTestModel(contestModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

type Step = () => void | Promise<void>
export type ContestDriver = {
  readonly events: Readonly<Record<Parameters<typeof contestModel.transition>[1]['type'], Step>>
  readonly states: Readonly<Record<keyof typeof contestModel.states, Step>>
}
