import * as z from 'zod/mini'
import { typedAmount } from '#contract/amounts.ts'
import type { PaymentChoice } from '#contract/payments/debts.ts'
import type { WrittenChoice } from '#machines/payments/payment/payment.setup.ts'

const amount = typedAmount()
const faults = ['required', 'invalidAmount', 'mustBeLowerThanOneMillion'] as const

/** The choice that the fields make; `null` while no debt is chosen, or the amount is not one. */
export function choiceOf({ what, debtIds, typed }: WrittenChoice): PaymentChoice | null {
  if (what === 'everything') return { what }
  if (what === 'debts') return debtIds.length === 0 ? null : { what, debts: [...debtIds] }
  const parsed = z.safeParse(amount, typed)
  return parsed.success ? { what, amount: parsed.data } : null
}

/** The fault of a typed amount; `null` = none (specification §5). */
export function faultOfAmount(typed: string) {
  const { error } = z.safeParse(amount, typed)
  if (!error) return null
  return faults.find((fault) => error.issues.some(({ message }) => message === fault)) ?? 'invalidAmount'
}
