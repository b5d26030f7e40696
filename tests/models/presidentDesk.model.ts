import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Answering a request for a meeting, in the words of the president: what they do, and what they then see. */
const presidentDeskModel = setup({
  types: {
    events: {} as
      | { type: 'president goes on without a date' }
      | { type: 'president chooses a day that is too near' }
      | { type: 'president chooses a day that is too near for the server' }
      | { type: 'president chooses a day far enough' }
      | { type: 'president refuses without a reason' }
      | { type: 'president refuses with a reason' }
      | { type: 'president gives the project up' }
      | { type: 'president goes back' }
      | { type: 'president comes back after a reload' }
      | { type: 'president types a wrong password' }
      | { type: 'president answers' }
      | { type: 'president answers, but the answer of the server is lost' }
      | { type: 'president answers, but has done so on another device' }
      | { type: 'president sends it again' }
      | { type: 'president comes back to close the project' }
      | { type: 'president closes the project' },
  },
}).createMachine({
  id: 'president at their desk',
  initial: 'is asked for an answer',
  states: {
    'is asked for an answer': {
      on: {
        'president goes on without a date': 'is told what is missing',
        'president chooses a day that is too near': 'learns that the day is too near',
        'president chooses a day that is too near for the server': 'is asked to confirm a day too near',
        'president chooses a day far enough': 'is asked to confirm the meeting',
        'president refuses without a reason': 'is told that a reason is needed',
        'president refuses with a reason': 'is asked to confirm the refusal',
        'president gives the project up': 'is asked to confirm the end',
      },
    },
    'is told what is missing': {},
    'learns that the day is too near': {
      on: { 'president chooses a day far enough': 'is asked to confirm the meeting' },
    },
    'is asked to confirm a day too near': { on: { 'president answers': 'learns that the day is not taken' } },
    'learns that the day is not taken': {
      on: { 'president chooses a day far enough': 'is asked to confirm the meeting' },
    },
    'is asked to confirm the meeting': {
      on: {
        'president goes back': 'finds what was typed',
        'president comes back after a reload': 'finds what was typed',
        'president types a wrong password': 'learns how many tries are left',
        'president answers': 'learns that the meeting is called',
        'president answers, but the answer of the server is lost': 'learns that nobody knows',
        'president answers, but has done so on another device': 'learns that it was answered',
      },
    },
    'finds what was typed': {},
    'learns how many tries are left': { on: { 'president answers': 'learns that the meeting is called' } },
    'learns that nobody knows': { on: { 'president sends it again': 'learns that the meeting is called' } },
    'learns that it was answered': {},
    'learns that the meeting is called': {
      on: { 'president comes back to close the project': 'may close the project' },
    },
    'may close the project': { on: { 'president closes the project': 'is asked to confirm the closing' } },
    'is asked to confirm the closing': { on: { 'president answers': 'learns that the project is closed' } },
    'learns that the project is closed': {},
    'is told that a reason is needed': {
      on: { 'president refuses with a reason': 'is asked to confirm the refusal' },
    },
    'is asked to confirm the refusal': { on: { 'president answers': 'learns that the vote goes on' } },
    'learns that the vote goes on': {},
    'is asked to confirm the end': { on: { 'president answers': 'learns that the project is given up' } },
    'learns that the project is given up': {},
  },
})

const model = createTestModel(presidentDeskModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough where each takes its time. */
export const shortestPaths = model.getShortestPaths()

export type PresidentDeskDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof presidentDeskModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof presidentDeskModel.states, () => void | Promise<void>>>
}
