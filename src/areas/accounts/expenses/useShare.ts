import { withMinus } from '#contract/withMinus.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'

/** One digit after the point for each share: they stand in a column. */
const digits = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** Formats the share of a part in a whole. */
export function useShare(): (part: number, whole: number) => string {
  const { locale } = useLanguage()
  const shares = new Intl.NumberFormat(locale, digits)
  return (part, whole) => withMinus(shares.format(part / whole))
}
