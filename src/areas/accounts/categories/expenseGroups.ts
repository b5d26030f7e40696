import type { Overview } from '#contract/accounts/building.ts'

const groupCodes = ['5', '60', '61', '62', '63', '64', '65', '66'] as const
export type GroupCode = (typeof groupCodes)[number]

type Category = Overview['categories'][number]
/** Amounts in cents, each the sum of its accounts. */
export type ExpenseGroup = Pick<Category, 'voted' | 'spent' | 'before'> & {
  readonly code: GroupCode
  readonly accounts: readonly Category[]
}

const sumOf = (accounts: readonly Category[], field: 'voted' | 'spent' | 'before') =>
  accounts.reduce((sum, account) => sum + account[field], 0)

/** The current charges of a year by account class; operating costs of Québec are one class. */
export const expenseGroups = (categories: readonly Category[]): readonly ExpenseGroup[] =>
  groupCodes.flatMap((code) => {
    const accounts = categories.filter(({ account }) => account.startsWith(code))
    return accounts.length === 0
      ? []
      : [
          {
            code,
            accounts,
            voted: sumOf(accounts, 'voted'),
            spent: sumOf(accounts, 'spent'),
            before: sumOf(accounts, 'before'),
          },
        ]
  })
