import type { Position } from '#contract/accounts/statement.ts'
import type { Translate } from '#locales/catalogue.ts'
import type { Format } from '#src/i18n/format.ts'
import { momentOf } from '#src/parts/momentOf.ts'

type Words = { readonly translate: Translate; readonly format: Format }

/** The account in one sentence. */
export function standingOf({ balance, owedSince, asOf }: Position, { translate: t, format }: Words): string {
  const amount = format.money(Math.abs(balance))
  if (balance === 0) return t('personal.standing.even')
  if (balance < 0) return t('personal.standing.credit', { amount })
  if (owedSince === null || owedSince === asOf) return t('personal.standing.owedToday', { amount })
  return t('personal.standing.owed', { amount, date: format.date(momentOf(owedSince)) })
}

/** What else is known about the account, sentence by sentence. */
export function detailsOf(position: Position, { translate: t, format }: Words): readonly string[] {
  const { balance, calls, called, later, pending } = position
  const money = (cents: number) => format.money(Math.abs(cents))
  const [next] = calls
  const due = calls.reduce((sum, call) => sum + (call.dueOn === next?.dueOn ? call.amount : 0), 0)
  // A credit pays the next calls first.
  const left = due + Math.min(balance, 0)
  const amount = money(called.amount)
  return [
    next && left > 0
      ? t('personal.standing.next', { amount: money(left), date: format.date(momentOf(next.dueOn)) })
      : t('personal.standing.noNext'),
    ...(later === 0 ? [] : [t('personal.standing.later', { amount: format.money(later) })]),
    ...(pending > 0 ? [t('personal.standing.pendingOwed', { amount: money(pending) })] : []),
    ...(pending < 0 ? [t('personal.standing.pendingCredit', { amount: money(pending) })] : []),
    ...(called.amount === 0
      ? []
      : [
          called.change === null
            ? t('personal.standing.called', { amount })
            : t('personal.standing.calledWithChange', { amount, change: format.change(called.change / 1_000) }),
        ]),
  ]
}
