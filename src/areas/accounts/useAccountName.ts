import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

const codes = [...charts.FR, ...charts.QC]

/** The name of an account by its number; empty for a number of no chart. */
export function useAccountName() {
  const t = useTranslate()
  return (account: string) => {
    const code = codes.find((one) => one === account)
    return code === undefined ? '' : t(`accountNames.a${code}`)
  }
}
