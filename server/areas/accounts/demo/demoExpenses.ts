import { demoId } from '#server/demo/chance.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import type { Book } from './demoBook.ts'
import type { BookWorld, DemoEvent } from './demoBooks.ts'
import { yearlyBankFees } from './demoBudget.ts'
import { type DemoInvoice, invoicesOf, monthOf, providerIdOf } from './demoInvoices.ts'

/** An entered invoice, with its proof if the paper is kept. */
export type EnteredInvoice = DemoInvoice & {
  readonly worksId: string | null
  readonly providerId: string
  /** `null` = the paper is older than a year. */
  readonly proofId: string | null
}

const daysOfProofs = 365

/** Invoices of suppliers, and their payments by the bank. */
export function expenseEvents(world: BookWorld, book: Book) {
  const invoices = enteredInvoices(world)
  const events: DemoEvent[] = [
    ...invoices.map((invoice): DemoEvent => ({ on: invoice.on, order: 4, run: () => enter(world, book, invoice) })),
    ...payments(world, book, invoices),
    ...bankFees(world, book),
  ]
  return { events, invoices }
}

function enteredInvoices(world: BookWorld): readonly EnteredInvoice[] {
  const { place, years, works: operations, today, isQuebec } = world
  const since = daysAfter(today, -daysOfProofs)
  const current = years.filter(({ back }) => back >= 0).flatMap((year) => invoicesOf(place, year.startsOn, year.back))
  const ofWorks = operations.flatMap((works) => {
    const { id, dayOf } = works
    return works.invoices.map(({ month, thousandths }, index) => ({
      name: `works ${works.reference} ${index}`,
      account: isQuebec ? '6000' : '671',
      building: null,
      provider: works.provider,
      label: `${works.provider} – ${works.label}, situation n° ${index + 1}`,
      reference: `${works.reference}-S${index + 1}`,
      on: daysAfter(dayOf(month), 19),
      amount: (works.voted * thousandths) / 1_000,
      worksId: id,
    }))
  })
  return [...current.map((invoice) => ({ ...invoice, worksId: null })), ...ofWorks].map((invoice) => ({
    ...invoice,
    providerId: providerIdOf(place, invoice.provider),
    proofId: invoice.on > since ? demoId(`proof ${place.key} ${invoice.name}`) : null,
  }))
}

function enter({ keyOf, isQuebec }: BookWorld, book: Book, invoice: EnteredInvoice): void {
  const { account, amount, building, label, name, on, proofId, providerId, reference, worksId } = invoice
  const keyId = keyOf(building).id
  const about = { keyId, worksId }
  book.post({
    name: `invoice ${name}`,
    journal: 'AC',
    enteredOn: on,
    label,
    pieceReference: reference,
    proofId,
    lines: [
      { account, ...about, debit: amount },
      { account: isQuebec ? '2000' : '401', providerId, worksId, credit: amount },
    ],
  })
  if (worksId === null || isQuebec) return
  book.post({
    name: `works used ${name}`,
    journal: 'OD',
    enteredOn: on,
    label: `Provisions utilisées – ${label}`,
    lines: [
      { account: '102', ...about, debit: amount },
      { account: '702', ...about, credit: amount },
    ],
  })
}

/** On the 15th of each month, the invoices of the previous month are paid together. */
function payments({ years, isQuebec, bank }: BookWorld, book: Book, invoices: readonly EnteredInvoice[]) {
  const suppliers = isQuebec ? '2000' : '401'
  const months = years.flatMap(({ startsOn }) => Array.from({ length: 12 }, (_, month) => monthOf(startsOn, month)))
  return months.map((month): DemoEvent => {
    const on = daysAfter(month, 14)
    const before = monthOf(month, -1)
    return {
      on,
      order: 5,
      run: () => {
        const due = Map.groupBy(
          invoices.filter((invoice) => invoice.on >= before && invoice.on < month),
          ({ providerId, worksId }) => `${providerId} ${worksId}`,
        )
        const lines = [...due.values()].flatMap((some): NewLine[] => {
          const [{ providerId, worksId } = { providerId: null, worksId: null }] = some
          return [
            { account: suppliers, providerId, worksId, debit: some.reduce((added, { amount }) => added + amount, 0) },
          ]
        })
        const credit = lines.reduce((added, { debit = 0 }) => added + debit, 0)
        book.post({
          name: `settlements ${month}`,
          journal: 'BQ',
          enteredOn: on,
          label: 'Règlement des fournisseurs',
          lines: [...lines, { account: bank, credit }],
        })
      },
    }
  })
}

function bankFees({ years, isQuebec, bank }: BookWorld, book: Book) {
  const amount = yearlyBankFees / 4
  return years.flatMap(({ startsOn }) =>
    [2, 5, 8, 11].map((month): DemoEvent => {
      const on = daysAfter(monthOf(startsOn, month), 27)
      return {
        on,
        order: 6,
        run: () =>
          book.post({
            name: `bank fees ${on}`,
            journal: 'BQ',
            enteredOn: on,
            label: isQuebec ? 'Frais bancaires' : 'Frais de tenue de compte',
            lines: [
              { account: isQuebec ? '5900' : '662', debit: amount },
              { account: bank, credit: amount },
            ],
          }),
      }
    }),
  )
}
