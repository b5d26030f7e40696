import type { ChartCode } from './chartOfAccounts.ts'

/**
 * The accounts for what nobody can assign yet, by what the bank has booked; they are empty when a year is closed. `null` = the chart
 * has none.
 */
export const suspenseAccounts: Readonly<
  Record<ChartCode, { readonly received: string; readonly paid: string } | null>
> = {
  FR: { received: '472', paid: '471' },
  QC: null,
}
