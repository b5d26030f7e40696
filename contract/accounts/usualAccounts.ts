import type { ChartCode } from './chartOfAccounts.ts'

type Usual = {
  /** The debts of owners for the budget, and the calls for it. */
  readonly owner: string
  readonly called: string
  /** The same for the works fund. */
  readonly fundOwner: string
  readonly fund: string
  /** The same for voted works. */
  readonly worksOwner: string
  readonly works: string
}

/** The accounts to which the portal posts by itself, in each chart. */
export const usualAccounts: Readonly<Record<ChartCode, Usual>> = {
  FR: { owner: '4501', called: '701', fundOwner: '4505', fund: '105', worksOwner: '4502', works: '102' },
  QC: { owner: '1100', called: '4000', fundOwner: '1100', fund: '4010', worksOwner: '1100', works: '4100' },
}
