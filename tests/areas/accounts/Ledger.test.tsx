import { screen, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Journal } from '#contract/accounts/chartOfAccounts.ts'
import { coownerAmountRoutes } from '#contract/accounts/coownerAmounts.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { accountNames, balances, expenses, movements, widgets } = french
/** jsdom has no layout: nothing is measured, and a virtual table shows no rows. */
class NothingIsMeasured implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  localStorage.setItem('hasSkippedCheck', 'true')
  vi.stubGlobal('ResizeObserver', NothingIsMeasured)
})

const paths = {
  movements: '/comptes/immeuble/mouvements',
  expenses: '/comptes/immeuble/depenses',
  balances: '/comptes/immeuble/soldes',
}
testScreenStates(portal, 'all movements', {
  path: paths.movements,
  route: movementRoutes.list,
  shown: movements.count,
  queryKey: 'accounts',
})
testScreenStates(portal, 'the balances of co-owners', {
  path: paths.balances,
  route: coownerAmountRoutes.list,
  shown: balances.totals.debtors,
  queryKey: 'accounts',
})

/** Posts an entry on the first day of the current year of the demo place. */
async function post(label: string, journal: Journal, lines: readonly NewLine[]) {
  const { db, now } = portal.server().platform
  const [year] = await db
    .select()
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, tilleuls), fiscalYears.isCurrent))
  return db.transaction((tx) =>
    postEntry(tx, {
      placeId: tilleuls,
      journal,
      enteredOn: year?.startsOn ?? '',
      label,
      lines,
      postedBy: null,
      postedAt: now(),
    }),
  )
}

const postInvoice = (label: string, amount: number) =>
  post(label, 'AC', [
    { account: '615', debit: amount },
    { account: '401', credit: amount },
  ])

describe('all movements', () => {
  it('are found by words from the address, which also opens one entry with its lines', async () => {
    const entryId = await postInvoice('Réparation du portillon', 432_10)
    const { user } = await openScreen(`${paths.movements}?recherche=portillon&ecriture=${entryId}`, 'president')

    const dialog = within(await screen.findByRole('dialog', { name: 'Réparation du portillon' }))
    expect(await dialog.findByRole('rowheader', { name: asRead(`401 ${accountNames.a401}`) })).toBeDefined()
    expect(dialog.getByText(movements.entry.noProof)).toBeDefined()
    await user.keyboard('{Escape}')

    expect(await screen.findByText('2 lignes')).toBeDefined()
    expect(globalThis.location.search).toBe('?recherche=portillon')
  })

  it('offer to clear filters that find nothing', async () => {
    const { user } = await openScreen(`${paths.movements}?recherche=introuvable`, 'president')

    expect(await screen.findByText(movements.nothingFound.title)).toBeDefined()
    await user.click(screen.getByRole('button', { name: widgets.filters.reset }))

    expect(await screen.findByText(movements.count)).toBeDefined()
    expect(globalThis.location.search).toBe('')
  })

  it('show a plain co-owner neither names nor the filter by lot', async () => {
    await openScreen(paths.movements, 'bailleur')

    await screen.findByText(movements.lead.merged)
    await screen.findByText(movements.count)
    expect(screen.queryByRole('columnheader', { name: movements.party })).toBeNull()
    expect(screen.queryByRole('textbox', { name: movements.filters.lot })).toBeNull()
  })
})

describe('the expenses', () => {
  it('go from the account to its entries and to one entry', async () => {
    await postInvoice('Serrure du hall', 99_00)
    const { user } = await openScreen(paths.expenses, 'president')

    await user.click(await screen.findByText(asRead(`615 ${accountNames.a615}`)))
    await user.click(await screen.findByRole('button', { name: 'Serrure du hall' }))

    expect(await screen.findByRole('dialog', { name: 'Serrure du hall' })).toBeDefined()
  })
})

describe('the suppliers of a year', () => {
  it('are listed with their invoices for readers of all amounts, and add up to the expenses of the year', async () => {
    await postInvoice('Frais de tenue de compte', 12_34)
    const { api } = await openScreen(paths.expenses, 'president')
    const table = within(await screen.findByRole('table', { name: expenses.providers.title }))
    const [year] = await portal
      .server()
      .platform.db.select()
      .from(fiscalYears)
      .where(and(eq(fiscalYears.placeId, tilleuls), fiscalYears.isCurrent))
    const params = { placeId: tilleuls, fiscalYearId: year?.id ?? '' }
    const { providers } = await api(movementRoutes.providers, { params })

    expect(providers.length).toBeGreaterThan(0)
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      ...providers.map(({ name }) => name),
      expenses.providers.others,
      expenses.total,
    ])
    const figures = table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent)
    const cents = figures.flatMap((text) => (text ? [Number(text.replace(/[^\d-]/g, ''))] : []))
    expect(cents.slice(0, -1).reduce((sum, amount) => sum + amount)).toBe(cents.at(-1))
    const [total] = await screen.findAllByRole('definition')
    expect(total?.textContent).toBe(figures.at(-1))
  })

  it('are not named to a plain co-owner', async () => {
    await openScreen(paths.expenses, 'bailleur')

    expect(await screen.findByText(expenses.total)).toBeDefined()
    expect(screen.queryByRole('heading', { name: expenses.providers.title })).toBeNull()
  })
})

describe('the balances', () => {
  it('are sorted and filtered, and the address keeps the choice', async () => {
    const { user } = await openScreen(paths.balances, 'president')

    await user.click(await screen.findByRole('radio', { name: balances.sides.debit }))
    expect(await screen.findByRole('table', { name: balances.caption })).toBeDefined()
    await user.click(screen.getByRole('button', { name: balances.owner }))

    expect(globalThis.location.search).toBe('?sens=debit&tri=name')
  })

  it('say which credit is deducted from what is due', async () => {
    await post('Avance versée', 'OD', [
      { account: '512', debit: 1_23 },
      { account: '4503', ownerId: demoId('person coproprietaire'), credit: 1_23 },
    ])
    await openScreen(paths.balances, 'president')

    const note = asRead(balances.lessCredit.replace('{{amount}}', euros(1_23)))
    expect(await screen.findByText(note)).toBeDefined()
    const [, covered = ''] = balances.ageing.covered.split('{{amount}}')
    expect(screen.getByText((text) => asRead(text).endsWith(asRead(covered)))).toBeDefined()
  })

  it('are withheld from a plain co-owner', async () => {
    await openScreen('/', 'bailleur')
    await goTo(paths.balances)

    expect(await screen.findByText(french.shared.withheld.title)).toBeDefined()
  })
})
