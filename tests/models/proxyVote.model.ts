import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Voting on behalf of somebody else, in the words of the holder of their power. */
const proxyVoteModel = setup({
  types: {
    events: {} as
      | { type: 'holder continues without choosing' }
      | { type: 'holder chooses the principal' }
      | { type: 'holder continues without the ballot' }
      | { type: 'holder fills in the ballot' }
      | { type: 'holder goes back' }
      | { type: 'holder comes back after a reload' }
      | { type: 'holder votes' }
      | { type: 'holder votes, but the response is lost' }
      | { type: 'holder sends it again' }
      | { type: 'holder votes, but the principal has voted first' }
      | { type: 'holder starts with another power' }
      | { type: 'the vote closes' },
  },
}).createMachine({
  id: 'co-owner who holds a power',
  initial: 'sees the list of principals',
  states: {
    'sees the list of principals': {
      on: {
        'holder continues without choosing': 'is told to choose a principal',
        'holder chooses the principal': 'sees the ballot step',
      },
    },
    'is told to choose a principal': { on: { 'holder chooses the principal': 'sees the ballot step' } },
    'sees the ballot step': {
      on: {
        'holder continues without the ballot': 'is told what is missing',
        'holder fills in the ballot': 'sees the password step',
      },
    },
    'is told what is missing': {},
    'sees the password step': {
      on: {
        'holder goes back': 'finds the ballot again',
        'holder comes back after a reload': 'is back at the password step',
        'holder votes': 'learns that the vote is recorded',
        'holder votes, but the response is lost': 'learns that the outcome is unknown',
        'holder votes, but the principal has voted first': 'learns that the principal has voted',
      },
    },
    'finds the ballot again': {},
    'is back at the password step': { on: { 'holder votes': 'learns that the vote is recorded' } },
    'learns that the outcome is unknown': { on: { 'holder sends it again': 'learns that the vote is recorded' } },
    'learns that the principal has voted': {},
    'learns that the vote is recorded': {
      on: {
        'holder starts with another power': 'sees the list of principals again',
        'the vote closes': 'still sees that the vote is recorded',
      },
    },
    'still sees that the vote is recorded': {},
    'sees the list of principals again': {},
  },
})

export const everyPath = createTestModel(proxyVoteModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type ProxyVoteDriver = {
  readonly events: Readonly<Record<Parameters<typeof proxyVoteModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof proxyVoteModel.states, () => void | Promise<void>>>
}
