import type { AccountPlaceEntry } from '#contract/accounts/movements.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

/** What a movement is called: a withheld label says whose account it concerns, and of nobody in particular. */
export function useMovementWords() {
  const t = useTranslate()
  return {
    labelOf: ({ label }: Pick<AccountPlaceEntry, 'label'>) => label ?? t('movements.withheld'),
    partyOf: ({ ownerName, provider, lotNumber }: AccountPlaceEntry) =>
      [ownerName ?? provider?.name, lotNumber === null ? null : t('movements.lot', { number: lotNumber })]
        .filter(Boolean)
        .join(', '),
  }
}
