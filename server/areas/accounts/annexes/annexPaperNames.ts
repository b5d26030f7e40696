import { annexNames } from '#locales/annexNames.ts'
import type { PaperWords } from '#server/services/papers/paperWords.ts'
import { yearsOf } from '../statement/wholeStatement.ts'

/** The paper and the table write the number of an account themselves. */
export const annexPaperNames = ({ t, day, accountName }: PaperWords) =>
  annexNames({
    name: (key) => t(`annexes.${key}`),
    onDay: (date) => t('annexes.onDay', { day: day(date) }),
    ofYear: (amounts, year) => t(`annexes.ofYear.${amounts}`, { years: yearsOf(year) }),
    account: accountName,
  })
