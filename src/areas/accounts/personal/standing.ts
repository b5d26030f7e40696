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

/** Further facts about the account, as sentences. */
export function detailsOf(position: Position, { translate: t, format }: Words): readonly string[] {
  const { called, later, nextCall, pending, setAside } = position
  const money = (cents: number) => format.money(Math.abs(cents))
  const amount = money(called.amount)
  return [
    nextOf(nextCall, { translate: t, format }),
    ...(setAside > 0 ? [t('personal.standing.setAside', { amount: money(setAside) })] : []),
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

function nextOf(next: Position['nextCall'], { translate: t, format }: Words): string {
  if (next === null) return t('personal.standing.noNext')
  const date = format.date(momentOf(next.dueOn))
  if (next.toPay === 0) return t('personal.standing.nextPaid', { date })
  const credit = next.amount - next.toPay
  const amount = format.money(next.toPay)
  if (credit === 0) return t('personal.standing.next', { amount, date })
  return t('personal.standing.nextAfterCredit', { amount, date, credit: format.money(credit) })
}
