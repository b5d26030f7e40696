import { shareOut } from '#contract/accounts/shareOut.ts'
import { demoId } from '#server/demo/chance.ts'
import type { DemoLot } from '#server/demo/demoLots.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import type { OpenItem } from './demoBook.ts'

/** The main demo account still owes the current quarter. */
export const owing = demoId('person coproprietaire')
const accounts = new Set(demoPeople.map(({ name }) => demoId(`person ${name}`)))

/** A payment habit: the paid thousandths of the due amount, and the days after the call. */
export type Habit = {
  readonly isDebit: boolean
  readonly after: number
  readonly thousandths: number
  /** Days since the payments stopped; `null` = still pays. */
  readonly stopped: number | null
}

const byDebit: Habit = { isDebit: true, after: 0, thousandths: 1_000, stopped: null }
const byTransfer: Habit = { ...byDebit, isDebit: false, after: 6 }
/** Neighbours by their position among the owners of a larger building. */
const unusual: Readonly<Record<number, Habit>> = {
  3: { ...byTransfer, after: 45 },
  7: { ...byTransfer, thousandths: 600 },
  11: { ...byTransfer, stopped: 420 },
  13: { ...byTransfer, stopped: 230 },
  16: { ...byTransfer, stopped: 120 },
}
const smallPlace = 20

/**
 * The payment habit of each owner of a place: most pay by direct debit on the day, some by transfer, a few late or not at all.
 */
export function habitsOf(lots: readonly (DemoLot & { readonly ownerId: string | null })[]): ReadonlyMap<string, Habit> {
  const owners = [...new Set(lots.flatMap(({ ownerId }) => ownerId ?? []))]
  return new Map(
    owners.map((ownerId, index): [string, Habit] => {
      if (accounts.has(ownerId)) return [ownerId, byDebit]
      const special = owners.length >= smallPlace ? unusual[index] : index === 5 ? unusual[3] : undefined
      return [ownerId, special ?? (index % 5 === 4 ? { ...byTransfer, after: 3 + (index % 9) } : byDebit)]
    }),
  )
}

/** The lines of an owner's partial payment, and the remaining debts: it settles the oldest first, as the law requires. */
export function payLines(due: readonly OpenItem[], thousandths: number): readonly NewLine[] {
  const groups = [
    ...Map.groupBy(due, ({ account, lotId, worksId }) => `${account} ${lotId} ${worksId}`).values(),
  ].filter((group) => sumOf(group) > 0)
  const whole = groups.reduce((added, group) => added + sumOf(group), 0)
  const paid = shareOut(
    Math.round((whole * thousandths) / 1_000),
    groups.map((group) => sumOf(group)),
  )
  return groups.flatMap((group, index): NewLine[] => {
    const [first] = group
    const amount = paid[index] ?? 0
    if (!first || amount === 0) return []
    settle(group, amount)
    const { account, lotId, ownerId, worksId } = first
    return [{ account, lotId, ownerId, worksId, credit: amount }]
  })
}

const sumOf = (items: readonly OpenItem[]) => items.reduce((added, { open }) => added + open, 0)

/** Credits of the group count as paid first; then the payment settles the oldest debts. */
function settle(group: readonly OpenItem[], amount: number): void {
  const credits = group.filter(({ open }) => open < 0)
  let left = amount - sumOf(credits)
  for (const item of credits) item.open = 0
  for (const item of group.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))) {
    const taken = Math.min(left, item.open)
    item.open -= taken
    left -= taken
  }
}
