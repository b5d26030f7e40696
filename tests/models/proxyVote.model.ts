import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Voting for somebody else, in the words of who holds the power: what they do, and what they then see. */
const proxyVoteModel = setup({
  types: {
    events: {} as
      | { type: 'holder goes on without choosing' }
      | { type: 'holder chooses who gave them power' }
      | { type: 'holder goes on without the ballot' }
      | { type: 'holder fills in the ballot' }
      | { type: 'holder goes back' }
      | { type: 'holder comes back after a reload' }
      | { type: 'holder votes' }
      | { type: 'holder votes, but the answer is lost' }
      | { type: 'holder sends it again' }
      | { type: 'holder votes, but the principal was quicker' }
      | { type: 'holder has another power' }
      | { type: 'the vote closes' },
  },
}).createMachine({
  id: 'co-owner who holds a power',
  initial: 'is asked who gave power',
  states: {
    'is asked who gave power': {
      on: {
        'holder goes on without choosing': 'is told to choose',
        'holder chooses who gave them power': 'is asked for the ballot',
      },
    },
    'is told to choose': { on: { 'holder chooses who gave them power': 'is asked for the ballot' } },
    'is asked for the ballot': {
      on: {
        'holder goes on without the ballot': 'is told what is missing',
        'holder fills in the ballot': 'is asked for the password',
      },
    },
    'is told what is missing': {},
    'is asked for the password': {
      on: {
        'holder goes back': 'finds the ballot',
        'holder comes back after a reload': 'is asked for the password again',
        'holder votes': 'learns that the vote is counted',
        'holder votes, but the answer is lost': 'learns that nobody knows',
        'holder votes, but the principal was quicker': 'learns that they have voted',
      },
    },
    'finds the ballot': {},
    'is asked for the password again': { on: { 'holder votes': 'learns that the vote is counted' } },
    'learns that nobody knows': { on: { 'holder sends it again': 'learns that the vote is counted' } },
    'learns that they have voted': {},
    'learns that the vote is counted': {
      on: {
        'holder has another power': 'is asked who else gave power',
        'the vote closes': 'still reads that it is counted',
      },
    },
    'still reads that it is counted': {},
    'is asked who else gave power': {},
  },
})

const model = createTestModel(proxyVoteModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough where each takes its time. */
export const shortestPaths = model.getShortestPaths()

export type ProxyVoteDriver = {
  readonly events: Readonly<Record<Parameters<typeof proxyVoteModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof proxyVoteModel.states, () => void | Promise<void>>>
}
