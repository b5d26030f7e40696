import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { fromWire } from '#contract/case.ts'
import type { Route } from '#contract/route.ts'
import { fiscalYears, lots as lotRows, memberships } from '#server/services/directory/places.tables.ts'
import { openLedger } from '#server/services/ledger/ledger.store.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { callsOf, type Lot, lots, type Movement, movements, works, years } from './workedBuilding.ts'
import { accruals, expenses, unpaid } from './workedExpenses.ts'

type Year = 2025 | 2026
type Side = { readonly debit: number } | { readonly credit: number }
type Line = Side & {
  readonly account: string
  readonly keyId?: string | null
  readonly worksId?: string
  readonly ownerId?: string
  readonly lotId?: string
  readonly dueOn?: string
}
const sale = { day: '2026-05-15', advance: 28_000 }
const shares = { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 }
const balanceDays = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31', '2026-06-30', '2026-12-31']

/** Enters two years of the worked building as its accountant would, day by day. */
export async function enterWorkedBuilding(server: TestServer) {
  const { db } = server.platform
  server.clock.advance(Date.parse('2024-12-31T09:00:00Z') - server.clock.now().getTime())
  const village = await makeOwners(server, { owners: shares })
  const { placeId, person } = village
  // The manager keeps the books, and the president, who owns no lot yet, will buy G's.
  const accountant = person('manager')
  const buyer = person('president')
  await db
    .insert(memberships)
    .values({ userId: accountant.userId, placeId, role: 'coowner_accountant', since: server.clock.now() })
  await openLedger(db, placeId, 'FR')
  const yearIds = { 2025: randomUUID(), 2026: randomUUID() }
  await db.insert(fiscalYears).values(
    ([2025, 2026] as const).map((year) => ({
      id: yearIds[year],
      placeId,
      startsOn: years[year].startsOn,
      endsOn: years[year].endsOn,
      isCurrent: year === 2025,
    })),
  )
  const liftId = await village.insertKey(
    'Ascenseur',
    Object.fromEntries(lots.map((lot, index) => [index + 1, shares[lot]]).slice(2)),
  )
  const rows = await db.select().from(lotRows).where(eq(lotRows.placeId, placeId))
  const lotIds = new Map(rows.map(({ id, number }) => [lots[number - 1] ?? 'A', id]))
  const lotId = (lot: Lot) => lotIds.get(lot) ?? ''
  const owner = (lot: Lot, day: string) => (lot === 'G' && day >= sale.day ? buyer : person(lot))

  const send = (route: Route, call: { params: Record<string, string>; body?: Record<string, unknown> }) =>
    requestRoute(server.app, route, { token: accountant.token, ...call })
  const demand = async (route: Route, call: Parameters<typeof send>[1]) => {
    const answer = await send(route, call)
    const said: unknown = answer.status === 204 ? undefined : fromWire(await answer.json())
    if (answer.status >= 300) throw new Error(`${route.path}: ${JSON.stringify(said)}`)
    return said
  }
  const post = (journal: string, enteredOn: string, label: string, lines: readonly Line[]) =>
    demand(bookkeepingRoutes.postEntry, { params: { placeId }, body: { entry: { journal, enteredOn, label, lines } } })
  const balanceOf = async (token: string) => {
    const answer = await requestRoute(server.app, accountRoutes.mine, { token, params: { placeId } })
    return accountRoutes.mine.answer.parse(fromWire(await answer.json())).balance
  }
  const pay = async (ownerId: string, amount: number, paidOn: string, named: readonly unknown[] = []) =>
    bookkeepingRoutes.receivePayment.answer.parse(
      await demand(bookkeepingRoutes.receivePayment, {
        params: { placeId },
        body: { payment: { ownerId, amount, paidOn, bankAccount: '512', label: 'Virement reçu', named } },
      }),
    )

  // The books and the budgets --------------------------------------------------------------------------------------------------
  server.clock.advance(Date.parse('2025-01-01T09:00:00Z') - server.clock.now().getTime())
  await post('AN', '2025-01-01', 'Reprise des soldes', [
    { account: '512', debit: 516_087 },
    { account: '502', debit: 276_010 },
    { account: '4501', ownerId: person('J').userId, lotId: lotId('J'), dueOn: '2024-10-01', debit: 21_240 },
    { account: '1031', credit: 400_000 },
    { account: '105', credit: 276_010 },
    { account: '401', credit: unpaid.opening },
  ])
  for (const year of [2025, 2026] as const) {
    const { general, lift, worksFund } = years[year]
    await demand(bookkeepingRoutes.voteBudget, {
      params: { placeId, fiscalYearId: yearIds[year] },
      body: {
        budget: {
          votedOn: `${year - 1}-12-10`,
          worksFund,
          items: [
            { account: '615', amount: general },
            { account: '614', keyId: liftId, amount: lift },
          ],
        },
      },
    })
  }
  const { id: worksId } = bookkeepingRoutes.voteWorks.answer.parse(
    await demand(bookkeepingRoutes.voteWorks, {
      params: { placeId },
      body: {
        works: {
          fiscalYearId: yearIds[2025],
          reference: 'TRX-2025-01',
          label: 'Rénovation de l’ascenseur',
          keyId: liftId,
          votedAmount: works.voted,
          votedOn: '2024-12-10',
          calls: [{ dueOn: works.dueOn, amount: works.voted }],
        },
      },
    }),
  )

  // Day by day -----------------------------------------------------------------------------------------------------------------
  const balancesOn = new Map<string, Record<string, number>>()
  let lastPayment: Record<string, number> = {}

  async function move(movement: Movement) {
    if ('approved' in movement) {
      await demand(bookkeepingRoutes.approveYear, {
        params: { placeId, fiscalYearId: yearIds[movement.approved] },
        body: { approval: { approvedOn: movement.on } },
      })
      return
    }
    const { on, lot } = movement
    const { userId, token } = owner(lot, on)
    if ('refunded' in movement) {
      await post('BQ', on, 'Remboursement', [
        { account: '4501', ownerId: userId, debit: movement.refunded },
        { account: '512', credit: movement.refunded },
      ])
    } else if (movement.pays === 'the new call') {
      const quarter = callsOf(2025).filter((call) => call.lot === lot && call.dueOn === `${on.slice(0, 7)}-01`)
      const named = ['4501', '4505'].map((account) => ({ account, lotId: lotId(lot), dueOn: `${on.slice(0, 7)}-01` }))
      await pay(
        userId,
        quarter.reduce((sum, { explanation }) => sum + explanation.amount, 0),
        on,
        named,
      )
    } else {
      const amount = movement.pays === 'what is due' ? Math.max(0, await balanceOf(token)) : movement.pays
      if (amount === 0) return
      const { settled } = await pay(userId, amount, on)
      const kinds = Object.groupBy(settled, ({ account }) => account)
      lastPayment = Object.fromEntries(
        Object.entries(kinds).map(([kind, parts = []]) => [
          kind,
          parts.reduce((sum, { explanation }) => sum + explanation.amount, 0),
        ]),
      )
    }
  }

  async function endYear(year: Year) {
    const day = `${year}-12-31`
    const keyed = ({ ofLift, ofWorks }: { ofLift?: true; ofWorks?: true }) => ({
      keyId: ofLift || ofWorks ? liftId : null,
      ...(ofWorks && { worksId }),
    })
    const entered = (amount: number, line: Pick<Line, 'account' | 'keyId' | 'worksId'>): Line =>
      amount > 0 ? { ...line, debit: amount } : { ...line, credit: -amount }
    for (const expense of expenses[year]) {
      const { account, amount, against = '401' } = expense
      await post(against === '401' ? 'AC' : 'BQ', `${year}-11-30`, `Compte ${account}`, [
        entered(amount, { account, ...keyed(expense) }),
        entered(-amount, { account: against, ...(expense.ofWorks && { worksId }) }),
      ])
    }
    const invoiced = expenses[year].reduce((sum, { amount, against }) => sum + (against ? 0 : amount), 0)
    const settled = unpaid[year === 2025 ? 'opening' : 2025] + invoiced - unpaid[year]
    const paidForWorks = works.paid[year]
    await post('BQ', day, 'Règlement des fournisseurs', [
      { account: '401', debit: settled - paidForWorks },
      { account: '401', worksId, debit: paidForWorks },
      { account: '512', credit: settled },
    ])
    await post('BQ', day, 'Placement du fonds de travaux', [
      { account: '502', debit: years[year].worksFund },
      { account: '512', credit: years[year].worksFund },
    ])
    for (const accrual of accruals[year]) {
      await post('OD', day, `Régularisation du compte ${accrual.account}`, [
        entered(accrual.amount, { account: accrual.account, ...keyed(accrual) }),
        entered(-accrual.amount, { account: accrual.against }),
      ])
    }
    if (year === 2026) {
      await demand(bookkeepingRoutes.settleWorks, {
        params: { placeId, worksId },
        body: { closing: { closedOn: day } },
      })
    }
    server.clock.advance(Date.parse(`${year + 1}-01-01T08:00:00Z`) - server.clock.now().getTime())
    await demand(bookkeepingRoutes.closeYear, { params: { placeId, fiscalYearId: yearIds[year] } })
  }

  const callDays = [...new Set([...callsOf(2025), ...callsOf(2026)].map(({ dueOn }) => dueOn))]
  const days = [...new Set([...callDays, ...movements.map(({ on }) => on), ...balanceDays, sale.day])]
  for (const day of days.toSorted((a, b) => a.localeCompare(b))) {
    server.clock.advance(Math.max(0, Date.parse(`${day}T09:00:00Z`) - server.clock.now().getTime()))
    await issueCalls(server.platform, server.sites)
    for (const movement of movements.filter(({ on }) => on === day)) await move(movement)
    if (day === sale.day) {
      await demand(bookkeepingRoutes.transferLot, {
        params: { placeId },
        body: { transfer: { lotId: lotId('G'), buyerId: buyer.userId, soldOn: day } },
      })
      await post('BQ', day, 'Avance remise au vendeur', [
        { account: '4503', ownerId: person('G').userId, lotId: lotId('G'), dueOn: day, debit: sale.advance },
        { account: '512', credit: sale.advance },
      ])
      await pay(buyer.userId, sale.advance, day)
    }
    if (balanceDays.includes(day)) {
      const everybody = [...lots.map((lot) => [lot, person(lot)] as const), ['K', buyer] as const]
      const balances = await Promise.all(
        everybody.map(async ([name, { token }]) => [name, await balanceOf(token)] as const),
      )
      balancesOn.set(day, Object.fromEntries(balances.filter(([, balance]) => balance !== 0)))
    }
    if (day.endsWith('-12-31')) await endYear(day.startsWith('2025') ? 2025 : 2026)
  }
  return {
    placeId,
    yearIds,
    worksId,
    balancesOn,
    lastPayment,
    send,
    tokenOf: (lot: Lot) => person(lot).token,
    accountantToken: accountant.token,
    lotOf: (id: string) => [...lotIds].find(([, of]) => of === id)?.[0] ?? '',
    /** The opening entry of the year after this one, by account. */
    openingAfter: async (year: Year) => {
      const lines = await db
        .select()
        .from(ledgerLines)
        .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
        .where(
          and(
            eq(ledgerEntries.placeId, placeId),
            eq(ledgerEntries.journal, 'AN'),
            eq(ledgerEntries.enteredOn, `${year + 1}-01-01`),
          ),
        )
      const balances: Record<string, number> = {}
      for (const { ledger_lines: line } of lines) {
        balances[line.account] = (balances[line.account] ?? 0) + line.debit - line.credit
      }
      return balances
    },
  }
}
export type WorkedBooks = Awaited<ReturnType<typeof enterWorkedBuilding>>
