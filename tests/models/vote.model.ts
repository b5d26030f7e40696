import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Voting, in the words of a co-owner: what they do, and what they then see. */
const voteModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner goes on without having read' }
      | { type: 'co-owner reads' }
      | { type: 'co-owner goes on without choosing' }
      | { type: 'co-owner chooses' }
      | { type: 'co-owner goes back' }
      | { type: 'co-owner comes back after a reload' }
      | { type: 'co-owner types a wrong password' }
      | { type: 'co-owner votes' }
      | { type: 'co-owner votes, but the answer is lost' }
      | { type: 'co-owner sends it again' }
      | { type: 'co-owner has voted on another device' }
      | { type: 'co-owner wants another vote' },
  },
}).createMachine({
  id: 'co-owner who votes',
  initial: 'learns what is decided',
  states: {
    'learns what is decided': {
      on: {
        'co-owner goes on without having read': 'is told to read',
        'co-owner reads': 'is asked how they vote',
        'co-owner has voted on another device': 'learns that they have voted',
      },
    },
    'is told to read': { on: { 'co-owner reads': 'is asked how they vote' } },
    'is asked how they vote': {
      on: {
        'co-owner goes on without choosing': 'is told to choose',
        'co-owner chooses': 'is asked for the password',
      },
    },
    'is told to choose': { on: { 'co-owner chooses': 'is asked for the password' } },
    'is asked for the password': {
      on: {
        'co-owner goes back': 'finds the choice',
        'co-owner comes back after a reload': 'is asked for the password again',
        'co-owner types a wrong password': 'learns how many tries are left',
        'co-owner votes': 'learns that the vote is counted',
        'co-owner votes, but the answer is lost': 'learns that nobody knows',
      },
    },
    'finds the choice': {},
    'is asked for the password again': { on: { 'co-owner votes': 'learns that the vote is counted' } },
    'learns how many tries are left': { on: { 'co-owner votes': 'learns that the vote is counted' } },
    'learns that nobody knows': { on: { 'co-owner sends it again': 'learns that the vote is counted' } },
    'learns that they have voted': { on: { 'co-owner wants another vote': 'is asked for another vote' } },
    'is asked for another vote': {},
    'learns that the vote is counted': { type: 'final' },
  },
})

const model = createTestModel(voteModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough where each takes its time. */
export const shortestPaths = model.getShortestPaths()

export type VoteDriver = {
  readonly events: Readonly<Record<Parameters<typeof voteModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof voteModel.states, () => void | Promise<void>>>
}
