import type { ChartCode } from './chartOfAccounts.ts'

type Kinds = {
  /** Current charges, for which a yearly budget is voted; excludes works and exceptional charges. */
  readonly currentCharges: RegExp
  readonly banks: RegExp
  readonly suppliers: RegExp
  /** Charges and income, which a closing shares out. */
  readonly results: RegExp
  /** The money of voted works, and the debts of owners for it. */
  readonly works: RegExp
  readonly worksDebts: RegExp
  /** Grants, loans and other accounts that may pay for works or belong to current operations. */
  readonly worksAid: RegExp
}

const none = /^$/

/** The purpose of each chart's accounts, by number (order of 14 March 2005; a plain chart in Québec). */
export const kindsOfAccounts: Readonly<Record<ChartCode, Kinds>> = {
  FR: {
    currentCharges: /^6[0-6]/,
    banks: /^5/,
    suppliers: /^40/,
    results: /^[67]/,
    works: /^(102|12|121|122|671|672|702)$/,
    worksDebts: /^4502$/,
    worksAid: /^(131|661|703|704|71[1-4])$/,
  },
  QC: {
    currentCharges: /^5/,
    banks: /^10/,
    suppliers: /^2/,
    results: /^[4-8]/,
    works: none,
    worksDebts: none,
    worksAid: none,
  },
}
