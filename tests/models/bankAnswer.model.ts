import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Taking back an answer of the bank, in the words of an accountant: what they do, and what they then see. */
const bankAnswerModel = setup({
  types: {
    events: {} as
      | { type: 'accountant drops a file of another kind' }
      | { type: 'accountant drops a file in another encoding' }
      | { type: 'accountant drops an answer' }
      | { type: 'accountant drops an answer, but there is no network' }
      | { type: 'accountant sends it again' }
      | { type: 'accountant comes back after a reload' }
      | { type: 'accountant gives it up' }
      | { type: 'accountant applies it' }
      | { type: 'accountant applies it, but there is no network' }
      | { type: 'accountant applies it after a colleague' }
      | { type: 'accountant drops the same file' },
  },
}).createMachine({
  id: 'accountant who takes back an answer of the bank',
  initial: 'is asked for a file',
  states: {
    'is asked for a file': {
      on: {
        'accountant drops a file of another kind': 'learns that it is no answer',
        'accountant drops a file in another encoding': 'learns that its encoding is wrong',
        'accountant drops an answer': 'sees what it would do',
        'accountant drops an answer, but there is no network': 'learns that nothing arrived',
      },
    },
    'learns that it is no answer': { on: { 'accountant drops an answer': 'sees what it would do' } },
    'learns that its encoding is wrong': {},
    'learns that nothing arrived': { on: { 'accountant sends it again': 'sees what it would do' } },
    'sees what it would do': {
      on: {
        'accountant comes back after a reload': 'finds what it would do again',
        'accountant gives it up': 'is back at the debits',
        'accountant applies it': 'sees what it did',
        'accountant applies it, but there is no network': 'learns that the outcome is unknown',
        'accountant applies it after a colleague': 'sees what it did',
      },
    },
    'finds what it would do again': {},
    'is back at the debits': {},
    'learns that the outcome is unknown': { on: { 'accountant applies it': 'sees what it did' } },
    'sees what it did': { on: { 'accountant drops the same file': 'learns that it was applied before' } },
    'learns that it was applied before': {},
  },
})

export const everyPath = createTestModel(bankAnswerModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type BankAnswerDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof bankAnswerModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof bankAnswerModel.states, () => void | Promise<void>>>
}
