/**
 * The spending of the worked building, by account; cents. Invoices are paid, except for the amounts open at the end of each year.
 */
type Expense = {
  readonly account: string
  readonly ofLift?: true
  readonly ofWorks?: true
  readonly amount: number
  /** The account that is credited instead of a supplier's, for example that of the bank. */
  readonly against?: string
}

export const expenses: Readonly<Record<2025 | 2026, readonly Expense[]>> = {
  2025: [
    { account: '601', amount: 438_719 },
    { account: '602', amount: 149_863 },
    { account: '611', amount: 588_000 },
    { account: '614', amount: 24_012 },
    { account: '615', amount: 321_745 },
    { account: '615', amount: -14_850 },
    { account: '616', amount: 391_107 },
    { account: '621', amount: 432_000 },
    { account: '662', amount: 17_388, against: '512' },
    { account: '713', amount: -41_835, against: '512' },
    { account: '602', amount: 54_327, ofLift: true },
    { account: '614', amount: 241_236, ofLift: true },
    { account: '615', amount: 72_990, ofLift: true },
    { account: '671', amount: 654_321, ofWorks: true },
  ],
  2026: [
    { account: '615', amount: 2_592_247 },
    { account: '614', amount: 343_023, ofLift: true },
    { account: '671', amount: 425_066, ofWorks: true },
  ],
}

/** Entered on the last day of a year, and reversed on the first of the next. */
export const accruals: Readonly<Record<2025 | 2026, readonly (Expense & { readonly against: string })[]>> = {
  2025: [
    { account: '614', amount: -22_011, against: '486' },
    { account: '602', amount: 5_781, ofLift: true, against: '408' },
  ],
  2026: [{ account: '615', amount: -22_583, against: '486' }],
}

/** Owed to suppliers when the books are opened, and at the end of each year. */
export const unpaid = { opening: 137_327, 2025: 49_000 + 32_716, 2026: 49_980 } as const
