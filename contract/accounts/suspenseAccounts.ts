import type { ChartCode } from './chartOfAccounts.ts'

/** The suspense accounts by the direction of the bank line; they are empty when a year is closed. `null` = the chart has none. */
export const suspenseAccounts: Readonly<
  Record<ChartCode, { readonly received: string; readonly paid: string } | null>
> = {
  FR: { received: '472', paid: '471' },
  QC: null,
}
