import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Closing a fiscal year, in the words of an accountant: what they do, and what they then see. */
const closingModel = setup({
  types: {
    events: {} as
      | { type: 'accountant empties the suspense account' }
      | { type: 'accountant wants to close the year' }
      | { type: 'accountant changes their mind' }
      | { type: 'accountant confirms' }
      | { type: 'accountant confirms, but there is no network' }
      | { type: 'accountant confirms, but a colleague has closed it' }
      | { type: 'a colleague closes the year' }
      | { type: 'accountant approves on a day of the year itself' }
      | { type: 'accountant approves on the day of the meeting' }
      | { type: 'accountant approves, but there is no network' }
      | { type: 'a colleague records the approval' },
  },
}).createMachine({
  id: 'accountant who closes a year',
  initial: 'reads what is missing',
  states: {
    'reads what is missing': {
      on: { 'accountant empties the suspense account': 'reads what the closing will do' },
    },
    'reads what the closing will do': {
      on: {
        'accountant wants to close the year': 'is asked to be sure',
        'a colleague closes the year': 'reads what awaits the meeting',
      },
    },
    'is asked to be sure': {
      on: {
        'accountant changes their mind': 'reads what the closing will do',
        'accountant confirms': 'reads what awaits the meeting',
        'accountant confirms, but there is no network': 'learns that nobody knows whether it is closed',
        'accountant confirms, but a colleague has closed it': 'learns that a colleague was faster',
      },
    },
    'learns that nobody knows whether it is closed': {
      on: { 'accountant wants to close the year': 'is asked to be sure' },
    },
    'learns that a colleague was faster': {},
    'reads what awaits the meeting': {
      on: {
        'accountant approves on a day of the year itself': 'learns that the day is wrong',
        'accountant approves on the day of the meeting': 'reads that the accounts are approved',
        'accountant approves, but there is no network': 'learns that nobody knows whether it is approved',
        'a colleague records the approval': 'reads that the accounts are approved',
      },
    },
    'learns that the day is wrong': {
      on: { 'accountant approves on the day of the meeting': 'reads that the accounts are approved' },
    },
    'learns that nobody knows whether it is approved': {
      on: { 'accountant approves on the day of the meeting': 'reads that the accounts are approved' },
    },
    'reads that the accounts are approved': {},
  },
})

export const everyPath = createTestModel(closingModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type ClosingDriver = {
  readonly events: Readonly<Record<Parameters<typeof closingModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof closingModel.states, () => void | Promise<void>>>
}
