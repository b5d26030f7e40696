import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Paying by mandate, in the words of a co-owner: what they do, and what they then see. */
const paymentModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner pays everything that is due' }
      | { type: 'co-owner wants to pay another amount' }
      | { type: 'co-owner continues without an amount' }
      | { type: 'co-owner types an amount' }
      | { type: 'co-owner types an amount, but there is no network' }
      | { type: 'co-owner types more than what is open' }
      | { type: 'co-owner corrects the amount' }
      | { type: 'co-owner agrees to pay in advance' }
      | { type: 'co-owner comes back after a reload' }
      | { type: 'co-owner types a wrong password' }
      | { type: 'co-owner types the password, but there is no network' }
      | { type: 'co-owner pays' }
      | { type: 'co-owner pays with a double press' }
      | { type: 'co-owner pays, but the response is lost' }
      | { type: 'co-owner sends it again' }
      | { type: 'co-owner pays less than ten minutes after another payment' }
      | { type: 'co-owner pays as payments close' }
      | { type: 'something else is owed meanwhile' }
      | { type: 'co-owner closes the message' },
  },
}).createMachine({
  id: 'co-owner who pays',
  initial: 'sees what is due',
  states: {
    'sees what is due': {
      on: {
        'co-owner pays everything that is due': 'sees the password step',
        'co-owner wants to pay another amount': 'sees the choices',
      },
    },
    'sees the choices': {
      on: {
        'co-owner continues without an amount': 'is told that the amount is missing',
        'co-owner types an amount': 'sees the password step',
        'co-owner types an amount, but there is no network': 'learns that it could not be checked',
        'co-owner types more than what is open': 'is asked about the credit',
      },
    },
    'is told that the amount is missing': { on: { 'co-owner types an amount': 'sees the password step' } },
    'learns that it could not be checked': { on: { 'co-owner types an amount': 'sees the password step' } },
    'is asked about the credit': {
      on: {
        'co-owner corrects the amount': 'sees the choices again',
        'co-owner agrees to pay in advance': 'sees the password step',
      },
    },
    'sees the choices again': {},
    'sees the password step': {
      on: {
        'co-owner comes back after a reload': 'is back at the password step',
        'co-owner types a wrong password': 'learns that the password is wrong',
        'co-owner types the password, but there is no network': 'learns that the password was not checked',
        'co-owner pays': 'learns that the payment is recorded',
        'co-owner pays with a double press': 'learns that the payment is recorded',
        'co-owner pays, but the response is lost': 'learns that the outcome is unknown',
        'co-owner pays less than ten minutes after another payment': 'learns that it is too soon',
        'co-owner pays as payments close': 'learns that payments are closed',
        'something else is owed meanwhile': 'is asked to choose again',
      },
    },
    'is back at the password step': { on: { 'co-owner pays': 'learns that the payment is recorded' } },
    'learns that the password is wrong': { on: { 'co-owner pays': 'learns that the payment is recorded' } },
    'learns that the password was not checked': { on: { 'co-owner pays': 'learns that the payment is recorded' } },
    'is asked to choose again': {},
    'learns that the outcome is unknown': { on: { 'co-owner sends it again': 'learns that the payment is recorded' } },
    'learns that it is too soon': { on: { 'co-owner closes the message': 'is back at what is due' } },
    'learns that payments are closed': { on: { 'co-owner closes the message': 'is back at what is due' } },
    'learns that the payment is recorded': { on: { 'co-owner closes the message': 'is back at what is due' } },
    'is back at what is due': { type: 'final' },
  },
})

const tested = createTestModel(paymentModel)
export const everyPath = tested.getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type PaymentDriver = {
  readonly events: Readonly<Record<Parameters<typeof paymentModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof paymentModel.states, () => void | Promise<void>>>
}

type PayEvent = Parameters<typeof paymentModel.transition>[1]
/** The one path that these events take, for a driver that walks few. */
export function pathBy(...types: readonly PayEvent['type'][]) {
  const [path] = tested.getPathsFromEvents(types.map((type): PayEvent => ({ type })))
  if (path?.steps.length !== types.length + 1) throw new Error(`the model has no way by ${types.join(', ')}`)
  return path
}
