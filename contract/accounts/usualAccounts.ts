import type { ChartCode } from './chartOfAccounts.ts'

type Usual = {
  /** What owners owe of the budget, and what is called for it. */
  readonly owner: string
  readonly called: string
  /** The same for the fund of works to come. */
  readonly fundOwner: string
  readonly fund: string
  /** The same for voted works. */
  readonly worksOwner: string
  readonly works: string
}

/** The accounts that the portal posts to by itself, in each chart. */
export const usualAccounts: Readonly<Record<ChartCode, Usual>> = {
  FR: { owner: '4501', called: '701', fundOwner: '4505', fund: '105', worksOwner: '4502', works: '102' },
  QC: { owner: '1100', called: '4000', fundOwner: '1100', fund: '4010', worksOwner: '1100', works: '4100' },
}
