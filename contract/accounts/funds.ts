/** The funds of a syndicate in Québec (Civil code of Québec, art. 1071 and 1071.1). */
export const funds = ['operating', 'contingency', 'selfInsurance'] as const
export type Fund = (typeof funds)[number]

/** The account that holds the balance of each fund. */
export const balanceOfFund: Readonly<Record<Fund, string>> = {
  operating: '3000',
  contingency: '3010',
  selfInsurance: '3020',
}

/** Interest belongs to the fund whose bank account earned it. */
export const interestAccount = '4200'

/** All other accounts belong to the operating fund. */
const accountsOf = {
  contingency: ['1010', '3010', '4010', '4100', '6000'],
  selfInsurance: ['1020', '3020', '4020', '4300', '7000'],
} as const satisfies Partial<Record<Fund, readonly string[]>>

/** The fund that an account belongs to. */
export function fundOf(account: string): Fund {
  const isOf = (accounts: readonly string[]) => accounts.includes(account)
  if (isOf(accountsOf.contingency)) return 'contingency'
  return isOf(accountsOf.selfInsurance) ? 'selfInsurance' : 'operating'
}
