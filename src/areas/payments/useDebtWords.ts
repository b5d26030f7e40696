import { dot } from '#contract/dot.ts'
import type { OpenDebt } from '#contract/payments/debts.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

/** The kinds that residents know, by account (specification §1). */
const kinds = ['a4501', 'a4502', 'a4503', 'a4504', 'a4505', 'a1100'] as const

type Named = Pick<OpenDebt, 'account' | 'label' | 'lot'>

/** Debts in words: their kind, and their name. */
export function useDebtWords() {
  const t = useTranslate()
  const kindOf = (account: string) => t(`paying.kinds.${kinds.find((kind) => kind === `a${account}`) ?? 'other'}`)
  const nameOf = ({ account, label, lot }: Named) =>
    [label ?? kindOf(account), lot && t('paying.debts.lot', { number: lot.number })].filter(Boolean).join(', ')
  return {
    kindOf,
    /** The names of all calls under one account and day, without their lots. */
    namesOf: ({ account, label }: Pick<Named, 'account' | 'label'>) => label?.split(dot) ?? [kindOf(account)],
    /** The name of a call, with its lot if it concerns only one. */
    callNameOf: (debts: readonly Named[]) => {
      const [first] = debts
      if (!first) return ''
      return nameOf(debts.length === 1 ? first : { ...first, lot: null })
    },
  }
}
