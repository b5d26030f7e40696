import { fromPromise } from 'xstate'
import { refundDeskRoutes } from '#contract/payments/refunds.ts'
import { codesByField } from '#contract/problems.ts'
import type { Filled, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
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

/** A colleague may have been faster: the form says so, and cannot be sent any more. */
const decide = <Field extends string>(
  bank: BankDependencies,
  field: Field,
  send: (values: Readonly<Record<Field, string>>, signal: AbortSignal) => Promise<unknown>,
) =>
  fromPromise<SaveAnswer<Field>, Filled<Readonly<Record<Field, string>>>>(async ({ input: { values }, signal }) => {
    try {
      return await saveAnswer([field], () => send(values, signal))
    } catch (error) {
      if (!(error instanceof ApiError && (error.status === 404 || error.status === 409))) throw error
      return { isSaved: false, fieldCodes: codesByField<Field | 'form'>([['form', 'invalid']]) }
    } finally {
      await readAgain(bank)
    }
  })

/** Declines a refund, with a reason. */
export const declineRefund = (bank: BankDependencies, refundId: string) =>
  decide(bank, 'reason', (refund, signal) =>
    bank.api(refundDeskRoutes.decline, { params: { placeId: bank.placeId, refundId }, body: { refund }, signal }),
  )

/** Records a transfer that was made at the bank by hand. */
export const settleRefund = (bank: BankDependencies, refundId: string) =>
  decide(bank, 'transferredOn', (refund, signal) =>
    bank.api(refundDeskRoutes.settle, { params: { placeId: bank.placeId, refundId }, body: { refund }, signal }),
  )
