import { fromPromise } from 'xstate'
import { refundDeskRoutes } from '#contract/payments/refunds.ts'
import type { FormValues, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { ApiError } from '#src/api/api.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import type { BankDependencies } from '../bank/collection.actors.ts'
import { paymentKeys } from '../paymentKeys.ts'

const readAgain = ({ client, person }: BankDependencies) =>
  client.invalidateQueries({ queryKey: paymentKeys.all(person) })

/** Approves a refund as the first person, or confirms it as the second one. The page refetches it, whatever the response. */
export const agreeToRefund = (bank: BankDependencies, act: 'approve' | 'confirm', onDone: () => void) =>
  fromPromise<unknown, { subject: string }>(async ({ input: { subject: refundId }, signal }) => {
    try {
      await bank.api(refundDeskRoutes[act], { params: { placeId: bank.placeId, refundId }, signal })
      onDone()
    } finally {
      await readAgain(bank)
    }
  })

/** A colleague may have been faster: the form says so, and can no longer be sent. */
const decide = (bank: BankDependencies, send: (values: FormValues, signal: AbortSignal) => Promise<unknown>) =>
  fromPromise<SaveAnswer, { subject: string | null; values: FormValues }>(async ({ input: { values }, signal }) => {
    try {
      return await saveAnswer(() => send(values, signal))
    } catch (error) {
      if (!(error instanceof ApiError && (error.status === 404 || error.status === 409))) throw error
      return { isSaved: false, fieldCodes: { form: 'invalid' } }
    } finally {
      await readAgain(bank)
    }
  })

/** Declines a refund, with a reason. */
export const declineRefund = (bank: BankDependencies, refundId: string) =>
  decide(bank, ({ reason = '' }, signal) =>
    bank.api(refundDeskRoutes.decline, {
      params: { placeId: bank.placeId, refundId },
      body: { refund: { reason } },
      signal,
    }),
  )

/** Records a transfer that was made at the bank by hand. */
export const settleRefund = (bank: BankDependencies, refundId: string) =>
  decide(bank, ({ transferredOn = '' }, signal) =>
    bank.api(refundDeskRoutes.settle, {
      params: { placeId: bank.placeId, refundId },
      body: { refund: { transferredOn } },
      signal,
    }),
  )
