import { annexNames } from '#locales/annexNames.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { useAccountName } from '../useAccountName.ts'

export function useAnnexNames() {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  return annexNames({
    name: (key) => t(`annexes.${key}`),
    onDay: (day) => t('annexes.onDay', { day: format.shortDate(momentOf(day)) }),
    ofYear: (amounts, year) => t(`annexes.ofYear.${amounts}`, { years: yearsOf(year) }),
    account: (account) => `${account} ${accountName(account)}`,
  })
}
