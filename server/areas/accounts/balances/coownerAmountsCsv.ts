import { coownerAmountQuery, coownerAmountsCsvPath, deductedCredit } from '#contract/accounts/coownerAmounts.ts'
import { servedCsv } from '#server/services/papers/servedCsv.ts'
import { accountWords } from '../accountWords.ts'
import { narrowedAmounts } from './listCoownerAmounts.ts'

const ages = ['underThree', 'underSix', 'underTwelve', 'older'] as const

/** The debt of each co-owner, for a spreadsheet. */
export const coownerAmountsCsv = servedCsv({
  path: coownerAmountsCsvPath,
  query: coownerAmountQuery,
  permission: 'coownerAmounts.read',
  make: async (ctx, { placeId, query }) => {
    const { t } = accountWords(ctx.locale)
    const found = await narrowedAmounts(ctx, placeId, query)
    async function* batches() {
      yield found.map(({ name, lotNumbers, balance, due, ageing, awaiting, owedSince, reminder }) => [
        name,
        lotNumbers.join(' '),
        { cents: balance },
        { cents: due },
        ...ages.map((age) => ({ cents: ageing[age] })),
        { cents: deductedCredit({ ageing, due }) },
        { cents: awaiting },
        owedSince,
        reminder === 'none' ? null : t(`balances.reminders.${reminder}`),
      ])
    }
    const columns = ['owner', 'lots', 'balance', 'due', ...ages, 'credit', 'awaiting', 'owedSince', 'reminder'] as const
    return { name: t('balances.file'), header: columns.map((column) => t(`balances.${column}`)), batches }
  },
})
