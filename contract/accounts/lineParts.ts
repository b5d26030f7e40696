import type { ChartCode } from './chartOfAccounts.ts'
import { ownerAccounts } from './chartOfAccounts.ts'
import { kindsOfAccounts } from './kindsOfAccounts.ts'

/** What else a line of an entry says, besides its account and its amount. */
export type LineParts = {
  /** A co-owner, which is required, with the lot and the due day of the debt. */
  readonly owner: boolean
  readonly provider: boolean
  /** The key by which the closing shares it out. */
  readonly key: boolean
  /** `required` where the account holds the money of voted works, which a closing treats one by one. */
  readonly works: 'none' | 'optional' | 'required'
}

/** What a line in this account says. */
export function linePartsOf(chart: ChartCode, account: string): LineParts {
  const { suppliers, results, works, worksDebts, worksAid } = kindsOfAccounts[chart]
  const mayNameWorks = worksDebts.test(account) || worksAid.test(account)
  return {
    owner: ownerAccounts.some((code) => code === account),
    provider: suppliers.test(account),
    key: results.test(account),
    works: works.test(account) ? 'required' : mayNameWorks ? 'optional' : 'none',
  }
}
