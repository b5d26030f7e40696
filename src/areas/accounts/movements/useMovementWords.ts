import type { AccountPlaceEntry } from '#contract/accounts/movements.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

/** The text of a movement: a withheld label becomes the kind of account, without a name. */
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
