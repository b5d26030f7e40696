import { createActor, fromCallback, fromPromise } from 'xstate'
import { paymentMachine } from '#machines/payments/payment/payment.machine.ts'
import { selectConfirmation, selectIsSending, selectPart } from '#machines/payments/payment/payment.selectors.ts'
import type {
  Agreed,
  PaymentDraft,
  PaymentEvent,
  PaymentInput,
  PaymentStep,
  WrittenChoice,
} from '#machines/payments/payment/payment.setup.ts'
import { passwordStepOf, stubPasswordStep } from './startPasswordConfirmation.ts'
import { stubSteps } from './stubSteps.ts'

/** The open amount on the stub server, in cents. */
export const open = 41_230
export const everything: Agreed = { amount: open, choice: { what: 'everything' }, isOverpayment: false }

/** The flow of a payment with a stub server, and a page that records its steps. */
export function startPayment(input: Partial<PaymentInput> = {}) {
  const { actors, server } = stubPasswordStep<Agreed>()
  const steps = stubSteps<PaymentStep, PaymentDraft>()
  const page = Object.assign(steps.page, { changeDebts: (): void => {}, isReachable: true })
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        ...actors,
        ...steps.actors,
        checkChoice: fromPromise<Agreed, { choice: Agreed['choice'] }>(async ({ input: { choice } }) => {
          if (!page.isReachable) throw new Error('offline')
          const amount = choice.what === 'amount' ? choice.amount : open
          return { amount, choice, isOverpayment: amount > open }
        }),
        watchDebts: fromCallback<PaymentEvent>(({ sendBack }) => {
          page.changeDebts = () => sendBack({ type: 'debts.changed' })
        }),
      },
      actions: steps.actions,
    }),
    { input: { draft: null, step: 'overview', ...input } },
  ).start()
  const passwordStep = passwordStepOf(actor, { selectConfirmation, selectIsSending })
  /** Chooses an amount, and continues. */
  const choose = async (cents: number | null) => {
    const written: WrittenChoice = { what: 'amount', debtIds: [], typed: cents === null ? '' : String(cents / 100) }
    actor.send({ type: 'choice.change', written })
    actor.send({ type: 'choice.confirm', choice: cents === null ? null : { what: 'amount', amount: cents } })
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    actor,
    server,
    page,
    choose,
    ...passwordStep,
    part: () => selectPart(actor.getSnapshot()),
  }
}
