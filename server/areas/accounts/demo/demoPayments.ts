import { daysAfter } from '#server/platform/civilDay.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import type { Book, OpenItem } from './demoBook.ts'
import type { BookWorld, DemoEvent } from './demoBooks.ts'
import { type Habit, habitsOf, owing, payLines } from './demoOwners.ts'

/** The payments of owners after each day of a call. */
export function paymentEvents(world: BookWorld, book: Book, days: readonly string[]): readonly DemoEvent[] {
  const habits = habitsOf(world.lots)
  const others = [...habits].filter(([, { isDebit }]) => !isDebit)
  return days.flatMap((day): DemoEvent[] => [
    { on: day, order: 3, run: () => payByDebit(world, book, habits, day) },
    ...others.map(([ownerId, { after, thousandths, stopped }]): DemoEvent => {
      const on = daysAfter(day, after)
      const last = stopped === null ? world.today : daysAfter(world.today, -stopped)
      return {
        on,
        order: 3,
        run: () => {
          const lines = on > last ? [] : payLines(dueOf(world, book, on, ownerId), thousandths)
          post(world, book, { name: `transfer ${ownerId} ${day}`, on, label: 'Virement reçu', lines })
        },
      }
    }),
  ])
}

/** One entry for all debits of a day, as the bank books them. */
function payByDebit(world: BookWorld, book: Book, habits: ReadonlyMap<string, Habit>, day: string): void {
  const byOwner = Map.groupBy(dueOf(world, book, day, null), ({ ownerId }) => ownerId)
  const lines = [...byOwner].flatMap(([ownerId, due]) => {
    const isLeftOut = ownerId === owing && day >= world.presentQuarter
    return habits.get(ownerId)?.isDebit && !isLeftOut ? payLines(due, 1_000) : []
  })
  post(world, book, { name: `debits ${day}`, on: day, label: 'Prélèvements des copropriétaires', lines })
}

function dueOf({ years }: BookWorld, book: Book, day: string, ownerId: string | null): readonly OpenItem[] {
  const approved = new Set(years.filter(({ approvedOn }) => approvedOn && approvedOn <= day).map(({ id }) => id))
  return book
    .items()
    .filter(
      (item) =>
        item.open !== 0 &&
        (ownerId === null || item.ownerId === ownerId) &&
        (item.awaitsYearId === null ? (item.dueOn ?? '') <= day : approved.has(item.awaitsYearId)),
    )
}

type Receipt = {
  readonly name: string
  readonly on: string
  readonly label: string
  readonly lines: readonly NewLine[]
}

function post({ bank }: BookWorld, book: Book, { name, on, label, lines }: Receipt): void {
  const debit = lines.reduce((added, { credit = 0 }) => added + credit, 0)
  book.post({ name, journal: 'BQ', enteredOn: on, label, lines: [{ account: bank, debit }, ...lines] })
}
