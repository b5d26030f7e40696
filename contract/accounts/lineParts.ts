import type { ChartCode } from './chartOfAccounts.ts'
import { isOwnerAccount } from './chartOfAccounts.ts'
import { kindsOfAccounts } from './kindsOfAccounts.ts'

/** The fields of an entry line other than its account and amount. */
export type LineParts = {
  /** A required co-owner, with the lot and due day of the debt. */
  readonly owner: boolean
  readonly provider: boolean
  /** The key by which the closing shares it out. */
  readonly key: boolean
  /** `required` if the account holds the money of voted works, which a closing treats one by one. */
  readonly works: 'none' | 'optional' | 'required'
}

/** The fields that a line in this account has. */
export function linePartsOf(chart: ChartCode, account: string): LineParts {
  const { suppliers, results, works, worksDebts, worksAid } = kindsOfAccounts[chart]
  const mayNameWorks = worksDebts.test(account) || worksAid.test(account)
  return {
    owner: isOwnerAccount(account),
    provider: suppliers.test(account),
    key: results.test(account),
    works: works.test(account) ? 'required' : mayNameWorks ? 'optional' : 'none',
  }
}
