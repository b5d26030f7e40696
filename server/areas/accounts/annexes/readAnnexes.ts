import type { Annex, Annexes, annexRoutes } from '#contract/accounts/annexes.ts'
import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import { interestAccount } from '#contract/accounts/funds.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { findYear, type YearRow } from '#server/services/ledger/years.store.ts'
import { worksOfPlace } from '../budgets/budgets.store.ts'
import { budgetOfYear, yearBefore } from '../building/overview.store.ts'
import { interestNotClosed, interestOfYear } from '../closing/interest.store.ts'
import { stateOf } from '../closing/readClosing.ts'
import { endBalances, loansOwed, paidForWorks, postedInYear, yearsAfter } from './annexes.store.ts'
import type { Books, YearBooks } from './books.ts'
import { fundBalances, fundResults } from './fundAnnexes.ts'
import { management, managementByKey } from './management.ts'
import { position } from './position.ts'
import { closedWorks, worksInProgress } from './worksAnnexes.ts'

const annexesOf: Readonly<Record<ChartCode, readonly ((books: Books) => Annex)[]>> = {
  FR: [position, management, managementByKey, closedWorks, worksInProgress],
  QC: [fundBalances, fundResults],
}

async function readYear(db: Queryable, chart: ChartCode, year: YearRow): Promise<YearBooks> {
  const books = {
    year,
    endBalances: await endBalances(db, year),
    posted: await postedInYear(db, chart, year),
    loansOwed: await loansOwed(db, year.placeId, year.endsOn),
  }
  return chart === 'QC' ? withInterest(db, year, books) : books
}

/** Splits interest by fund. */
async function withInterest(db: Queryable, year: YearRow, books: YearBooks): Promise<YearBooks> {
  const isOther = ({ account }: { readonly account: string }) => account !== interestAccount
  const earned = await interestOfYear(db, year.id)
  const notClosed = await interestNotClosed(db, year)
  return {
    ...books,
    endBalances: [
      ...books.endBalances.filter(isOther),
      ...notClosed.map((row) => ({ ...row, ownerId: null, hasMoved: true })),
    ],
    posted: [...books.posted.filter(isOther), ...earned.map((row) => ({ ...row, keyName: null }))],
  }
}

const hasEntries = ({ endBalances: balances }: YearBooks) => balances.some(({ hasMoved }) => hasMoved)

async function readBudget(db: Queryable, year: YearRow) {
  const rows = await budgetOfYear(db, year.placeId, year.id)
  return { year, items: rows.map(({ item, keyName }) => ({ ...item, keyName })) }
}

async function readBooks(db: Queryable, chart: ChartCode, year: YearRow): Promise<Books> {
  const earlierId = await yearBefore(db, year)
  const earlier = earlierId && (await findYear(db, year.placeId, earlierId))
  const before = earlier ? await readYear(db, chart, earlier) : null
  const [next, afterNext] = await yearsAfter(db, year)
  return {
    actual: await readYear(db, chart, year),
    before: before && hasEntries(before) ? before : null,
    voted: await readBudget(db, year),
    next: next ? await readBudget(db, next) : null,
    afterNext: afterNext ? await readBudget(db, afterNext) : null,
    works: (await worksOfPlace(db, year.placeId)).toSorted((a, b) => a.reference.localeCompare(b.reference)),
    paid: await paidForWorks(db, year.placeId, year.endsOn),
  }
}

type OfYear = { readonly placeId: string; readonly fiscalYearId: string }

/**
 * The accounts of a year as its general meeting approves them.
 *
 * @throws {Problem} `not_found` when the place has no such year, or no books.
 */
export async function annexesOfYear(
  { db, now, offer }: Pick<SignedInCtx, 'db' | 'now' | 'offer'>,
  { placeId, fiscalYearId }: OfYear,
): Promise<Annexes> {
  const year = await findYear(db, placeId, fiscalYearId)
  const chart = await findChart(db, placeId)
  if (!year || !chart) throw new Problem('not_found', 'the place has no such fiscal year, or no books')
  const books = await readBooks(db, chart, year)
  return {
    year: { id: year.id, startsOn: year.startsOn, endsOn: year.endsOn },
    asOf: civilDay(now(), offer.timeZone),
    state: stateOf(year),
    approvedOn: year.approvedOn,
    annexes: hasEntries(books.actual) ? annexesOf[chart].map((compute) => compute(books)) : [],
  }
}

export const readAnnexes = (ctx: SignedInCtx, { params }: RouteOutput<typeof annexRoutes.annexes>): Promise<Annexes> =>
  annexesOfYear(ctx, params)
