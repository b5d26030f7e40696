import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Voting, in the words of a co-owner: what they do, and what they then see. */
const voteModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner continues without reading' }
      | { type: 'co-owner reads the documents' }
      | { type: 'co-owner continues without choosing' }
      | { type: 'co-owner chooses' }
      | { type: 'co-owner goes back' }
      | { type: 'co-owner comes back after a reload' }
      | { type: 'co-owner types a wrong password' }
      | { type: 'co-owner votes' }
      | { type: 'co-owner votes, but the response is lost' }
      | { type: 'co-owner sends it again' }
      | { type: 'co-owner votes on another device' }
      | { type: 'co-owner changes the vote' },
  },
}).createMachine({
  id: 'co-owner who votes',
  initial: 'sees what the vote is about',
  states: {
    'sees what the vote is about': {
      on: {
        'co-owner continues without reading': 'is told to read the documents',
        'co-owner reads the documents': 'sees the choices',
        'co-owner votes on another device': 'learns that they have already voted',
      },
    },
    'is told to read the documents': { on: { 'co-owner reads the documents': 'sees the choices' } },
    'sees the choices': {
      on: {
        'co-owner continues without choosing': 'is told to choose',
        'co-owner chooses': 'sees the password step',
      },
    },
    'is told to choose': { on: { 'co-owner chooses': 'sees the password step' } },
    'sees the password step': {
      on: {
        'co-owner goes back': 'finds the choice again',
        'co-owner comes back after a reload': 'is back at the password step',
        'co-owner types a wrong password': 'learns how many tries are left',
        'co-owner votes': 'learns that the vote is counted',
        'co-owner votes, but the response is lost': 'learns that the outcome is unknown',
      },
    },
    'finds the choice again': {},
    'is back at the password step': { on: { 'co-owner votes': 'learns that the vote is counted' } },
    'learns how many tries are left': { on: { 'co-owner votes': 'learns that the vote is counted' } },
    'learns that the outcome is unknown': { on: { 'co-owner sends it again': 'learns that the vote is counted' } },
    'learns that they have already voted': { on: { 'co-owner changes the vote': 'starts the vote again' } },
    'starts the vote again': {},
    'learns that the vote is counted': { type: 'final' },
  },
})

export const everyPath = createTestModel(voteModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type VoteDriver = {
  readonly events: Readonly<Record<Parameters<typeof voteModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof voteModel.states, () => void | Promise<void>>>
}
