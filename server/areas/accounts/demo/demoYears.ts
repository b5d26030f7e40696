import { callDays } from '#contract/accounts/callsForFunds.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { type Book, signed } from './demoBook.ts'
import type { BookWorld, DemoEvent, DemoYear } from './demoBooks.ts'
import { demoBudget, demoFunds } from './demoBudget.ts'
import type { DemoCall } from './demoCalls.ts'
import { closeFrenchYear, closeQuebecYear, closeWorks, type OpenWorks, resumeWorks } from './demoClosing.ts'

/** Opens and closes the years, and moves money between the bank accounts. */
export function yearEvents(world: BookWorld, book: Book, calls: readonly DemoCall[]): readonly DemoEvent[] {
  return world.years
    .filter(({ back }) => back >= 0)
    .flatMap((year): DemoEvent[] => [
      { on: year.startsOn, order: 0, run: () => open(world, book, calls, year) },
      ...putAside(world, book, year),
      ...(year.back > 0 ? [{ on: year.endsOn, order: 9, run: () => close(world, book, calls, year) }] : []),
    ])
}

/** Accounts whose balances a year carries forward. */
const isCarried = ({ isQuebec }: BookWorld, account: string) => (isQuebec ? /^[123]/ : /^[145]/).test(account)
const isOwed = (account: string) => /^(450|1100)/.test(account)

function open(world: BookWorld, book: Book, calls: readonly DemoCall[], year: DemoYear): void {
  const carried = book.balances().filter(({ account }) => isCarried(world, account) && !isOwed(account))
  const approved = new Map(world.years.map(({ id, approvedOn }) => [id, approvedOn]))
  const owed = book
    .items()
    .filter((item) => item.open !== 0)
    .map(({ open: amount, dueOn, ...item }): NewLine => {
      const since = dueOn ?? approved.get(item.awaitsYearId ?? '') ?? null
      return { ...item, dueOn: since !== null && since < year.startsOn ? since : dueOn, ...signed(amount) }
    })
  const lines = carried.map(({ balance, ...line }): NewLine => ({ ...line, ...signed(balance) }))
  book.begin(year)
  book.forgetItems()
  book.post({
    name: `opening ${year.name}`,
    journal: 'AN',
    enteredOn: year.startsOn,
    label: `Soldes à nouveau ${year.name}`,
    lines: carried.length === 0 ? firstBalances(world, year) : [...lines, ...owed],
  })
  for (const works of worksSoFar(world, calls, daysAfter(year.startsOn, -1))) {
    if (!works.isClosed && works.spent > 0 && !world.isQuebec) resumeWorks(book, year.startsOn, works)
  }
}

/**
 * The balances of a place before the first year of the demo: an advance, in France at most a sixth of the budget, and savings.
 */
function firstBalances({ place, isQuebec }: BookWorld, year: DemoYear): readonly NewLine[] {
  const budget = demoBudget(place, year.back).reduce((added, { amount }) => added + amount, 0)
  const advance = Math.floor(budget / (isQuebec ? 4 : 6) / 1_000) * 1_000
  const yearly = demoFunds(place, year.back).map(({ voted }) => voted.reduce((added, { amount }) => added + amount, 0))
  const [, fund = 0, other = 0] = yearly
  if (!isQuebec) {
    // A new building has put nothing aside yet.
    const saved = place.deliveredOn === undefined ? fund * 3 : 0
    return [
      { account: '512', debit: advance },
      { account: '502', debit: saved },
      { account: '1031', credit: advance },
      { account: '105', credit: saved },
    ]
  }
  return [
    { account: '1000', debit: advance },
    { account: '1010', debit: fund * 4 },
    { account: '1020', debit: other * 3 },
    { account: '3000', credit: advance },
    { account: '3010', credit: fund * 4 },
    { account: '3020', credit: other * 3 },
  ]
}

function close(world: BookWorld, book: Book, calls: readonly DemoCall[], year: DemoYear): void {
  if (world.isQuebec) {
    closeQuebecYear({ book, year })
    return
  }
  const { keys, ownerOf } = world
  const shares = calls.flatMap((call) => (call.fiscalYearId === year.id && call.product === '701' ? call.shares : []))
  const called = new Map(
    [...Map.groupBy(shares, ({ keyId }) => keyId)].map(([keyId, ofKey]) => [keyId, byLot(ofKey)] as const),
  )
  closeFrenchYear({ book, year, keys, called, ownerOf })
  for (const works of worksSoFar(world, calls, year.endsOn)) {
    const isOver = works.isClosed && works.closedOn < year.startsOn
    if (!isOver && works.called.size > 0) closeWorks({ book, year, ownerOf }, works)
  }
}

function byLot(shares: readonly { readonly lotId: string; readonly amount: number }[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { lotId, amount } of shares) sums.set(lotId, (sums.get(lotId) ?? 0) + amount)
  return sums
}

/** The works of a place on a day. */
function worksSoFar(world: BookWorld, calls: readonly DemoCall[], day: string): (OpenWorks & { closedOn: string })[] {
  return world.works.map((works) => {
    const { id, closedOn, dayOf } = works
    const called = calls.filter((call) => call.worksId === id && call.dueOn <= day)
    return {
      id,
      label: works.label,
      key: world.keyOf(null),
      called: byLot(called.flatMap(({ shares }) => shares)),
      spent: works.invoices
        .filter(({ month }) => daysAfter(dayOf(month), 19) <= day)
        .reduce((added, { thousandths }) => added + (works.voted * thousandths) / 1_000, 0),
      isClosed: closedOn !== null && closedOn <= day,
      closedOn: closedOn ?? '',
    }
  })
}

/** Moves the calls of the funds to their own accounts, where they bear interest. */
function putAside({ place, isQuebec, today }: BookWorld, book: Book, year: DemoYear): readonly DemoEvent[] {
  const yearly = demoFunds(place, year.back).map(({ voted }) => voted.reduce((added, { amount }) => added + amount, 0))
  const [, fund = 0, other = 0] = yearly
  const interest = (account: string, product: string): DemoEvent => ({
    on: year.endsOn,
    order: 7,
    run: () => {
      const amount = Math.round(book.balanceOf(account) * 0.015)
      book.post({
        name: `interest ${year.name}`,
        journal: 'BQ',
        enteredOn: year.endsOn,
        label: isQuebec ? 'Intérêts du fonds de prévoyance' : 'Intérêts du livret',
        lines: [
          { account, debit: amount },
          { account: product, credit: amount },
        ],
      })
    },
  })
  if (!isQuebec) {
    const transfer: DemoEvent = {
      on: year.endsOn,
      order: 8,
      run: () =>
        book.post({
          name: `works fund ${year.name}`,
          journal: 'BQ',
          enteredOn: year.endsOn,
          label: 'Virement au livret du fonds de travaux',
          lines: [
            { account: '502', debit: fund },
            { account: '512', credit: fund },
          ],
        }),
    }
    return [interest('502', '716'), transfer]
  }
  const transfers = callDays(year)
    .map((day) => daysAfter(day, 9))
    .filter((on) => on <= today)
  return [
    interest('1010', '4200'),
    ...transfers.map(
      (on): DemoEvent => ({
        on,
        order: 8,
        run: () =>
          book.post({
            name: `funds ${on}`,
            journal: 'BQ',
            enteredOn: on,
            label: 'Virement aux fonds',
            lines: [
              { account: '1010', debit: Math.floor(fund / 4) },
              { account: '8000', credit: Math.floor(fund / 4) },
              { account: '1020', debit: Math.floor(other / 4) },
              { account: '8000', credit: Math.floor(other / 4) },
              { account: '8000', debit: Math.floor(fund / 4) + Math.floor(other / 4) },
              { account: '1000', credit: Math.floor(fund / 4) + Math.floor(other / 4) },
            ],
          }),
      }),
    ),
  ]
}
