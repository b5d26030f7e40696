import { fundOf, interestAccount } from '#contract/accounts/funds.ts'
import { regularisations } from '#contract/accounts/regularisation.ts'
import type { RepartitionKey } from '#contract/accounts/repartitionKeys.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { fundLines } from '../closing/fundLines.ts'
import { isResult } from '../closing/result.ts'
import { type Book, signed } from './demoBook.ts'

type CalledByKey = ReadonlyMap<string | null, ReadonlyMap<string, number>>

/** A voted operation in the books of a year. */
export type OpenWorks = {
  readonly id: string
  readonly label: string
  readonly key: RepartitionKey
  /** Cents called from each lot since it was voted. */
  readonly called: ReadonlyMap<string, number>
  /** Cents invoiced since it was voted. */
  readonly spent: number
  readonly isClosed: boolean
}

type Year = { readonly id: string; readonly endsOn: string; readonly name: string }
type Closing = {
  readonly book: Book
  readonly year: Year
  readonly keys: readonly RepartitionKey[]
  readonly called: CalledByKey
  readonly ownerOf: (lotId: string) => string | null
}

const isCharge = (account: string) => account.startsWith('6') && !account.startsWith('67')
const isProduct = (account: string) => account.startsWith('71')

/**
 * Each owner's share of the year beyond the calls, or the amount they get back; due when the meeting has approved the accounts.
 */
export function closeFrenchYear({ book, year, keys, called, ownerOf }: Closing): void {
  const of = (is: (account: string) => boolean, keyId: string | null) =>
    book
      .balances()
      .filter((line) => is(line.account) && (line.keyId ?? null) === keyId)
      .reduce((added, { balance }) => added + balance, 0)
  const closings = keys.map((key) => ({
    key,
    charges: of(isCharge, key.id),
    products: -of(isProduct, key.id),
    called: called.get(key.id) ?? new Map<string, number>(),
  }))
  const shared = regularisations(closings).map(
    ({ lotId, explanation }): NewLine => ({
      account: '4501',
      lotId,
      ownerId: ownerOf(lotId),
      awaitsYearId: year.id,
      ...signed(explanation.amount),
    }),
  )
  const sums = closings.map(({ key, charges, products, called: byLot }): NewLine => {
    const sum = [...byLot.values()].reduce((added, amount) => added + amount, 0)
    return { account: '701', keyId: key.id, ...signed(sum - charges + products) }
  })
  book.post({
    name: `regularisation ${year.name}`,
    journal: 'CL',
    enteredOn: year.endsOn,
    label: `Régularisation des charges ${year.name}`,
    lines: [...shared, ...sums],
  })
}

/** Closed works give back unspent money; works in progress wait on account 12, until the first day of the next year. */
export function closeWorks(
  { book, year, ownerOf }: Pick<Closing, 'book' | 'year' | 'ownerOf'>,
  works: OpenWorks,
): void {
  const { id: worksId, key, called, spent } = works
  const sum = [...called.values()].reduce((added, amount) => added + amount, 0)
  const about = { keyId: key.id, worksId }
  if (works.isClosed) {
    const shares = regularisations([{ key, charges: spent, products: 0, called }])
    book.post({
      name: `works closed ${worksId} ${year.name}`,
      journal: 'CL',
      enteredOn: year.endsOn,
      label: `Clôture des travaux – ${works.label}`,
      lines: [
        { account: '102', ...about, ...signed(sum - spent) },
        { account: '702', ...about, ...signed(spent - sum) },
        { account: '702', ...about, ...signed(sum - spent) },
        ...shares.map(
          ({ lotId, explanation }): NewLine => ({
            account: '4502',
            lotId,
            ownerId: ownerOf(lotId),
            worksId,
            awaitsYearId: year.id,
            ...signed(explanation.amount),
          }),
        ),
      ],
    })
    return
  }
  if (spent === 0) return
  book.post({
    name: `works waiting ${worksId} ${year.name}`,
    journal: 'CL',
    enteredOn: year.endsOn,
    label: `Travaux en cours – ${works.label}`,
    lines: waitingLines({ keyId: key.id, worksId }, sum, spent),
  })
}

const waitingLines = (about: Pick<NewLine, 'keyId' | 'worksId'>, called: number, spent: number): NewLine[] => [
  { account: '102', ...about, debit: called - spent },
  { account: '702', ...about, credit: called - spent },
  { account: '12', ...about, debit: spent },
  { account: '671', ...about, credit: spent },
  { account: '702', ...about, debit: called },
  { account: '12', ...about, credit: called },
]

/** Restores works in progress on the first day of a year. */
export function resumeWorks(book: Book, startsOn: string, { id: worksId, key, label, called, spent }: OpenWorks): void {
  const sum = [...called.values()].reduce((added, amount) => added + amount, 0)
  book.post({
    name: `works resumed ${worksId} ${startsOn}`,
    journal: 'OD',
    enteredOn: startsOn,
    label: `Reprise des travaux en cours – ${label}`,
    lines: waitingLines({ keyId: key.id, worksId }, sum, spent).map(({ debit, credit, ...line }) => ({
      ...line,
      debit: credit,
      credit: debit,
    })),
  })
}

/** In Québec each fund keeps its surplus, or bears its deficit. */
export function closeQuebecYear({ book, year }: Pick<Closing, 'book' | 'year'>): void {
  // The savings account of the contingency fund is the only one that bears interest.
  const fundOfLine = (account: string) => (account === interestAccount ? 'contingency' : fundOf(account))
  const rows = book
    .balances()
    .flatMap(({ account, keyId = null, worksId = null, balance }) =>
      isResult('QC', account) ? [{ account, keyId, worksId, balance, fund: fundOfLine(account) }] : [],
    )
  book.post({
    name: `results ${year.name}`,
    journal: 'CL',
    enteredOn: year.endsOn,
    label: `Résultat des fonds ${year.name}`,
    lines: fundLines(rows),
  })
}
