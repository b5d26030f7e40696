import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { bankLines } from '#server/areas/accounts/bank/bankLines.tables.ts'
import { demoBankLines } from '#server/areas/accounts/demo/demoBankLines.ts'
import { demoBooks } from '#server/areas/accounts/demo/demoBooks.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { bank, bookkeeping, breadcrumb, shared } = french
const path = '/comptes/immeuble/banque'
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Opens the accounts of the building as an accountant. Tests then add bank lines and look for them. */
async function withBank() {
  const app = await openScreen('/comptes/immeuble', 'comptable')
  await screen.findByRole('navigation', { name: bookkeeping.actions })
  const { db, now } = portal.server().platform
  const placeId = selectSelectedPlaceId(app.session().getSnapshot()) ?? ''
  const today = now().toISOString().slice(0, 10)
  return {
    ...app,
    placeId,
    async addLine(label: string, amount: number) {
      const values = { placeId, account: '512', bookedOn: today, amount, label }
      const [line] = await db.insert(bankLines).values(values).returning()
      return line?.id ?? ''
    },
    postReceipt(label: string, amount: number) {
      const lines = [
        { account: '512', debit: amount },
        { account: '714', credit: amount },
      ]
      const entry = { placeId, journal: 'BQ', enteredOn: today, label, lines } as const
      return db.transaction((tx) => postEntry(tx, { ...entry, postedBy: null, postedAt: now() }))
    },
    search: (word: string) => goTo(`${path}?recherche=${word}`),
    async row(label: string) {
      const item = (await screen.findByText(label)).closest('li')
      if (!item) throw new Error('a line is a list item')
      return within(item)
    },
    button: (action: string, label: string) =>
      screen.findByRole('button', { name: (name) => name.startsWith(action) && name.includes(label) }),
  }
}

describe('the lines of a bank', () => {
  it('are matched to the proposed movement with one press', async () => {
    const { user, addLine, postReceipt, search, row, button } = await withBank()
    await addLine('VIR POMPIERS', 123_45)
    await postReceipt('Remboursement pompiers', 123_45)
    await search('pompiers')
    expect((await row('VIR POMPIERS')).getByText(/Remboursement pompiers$/)).toBeDefined()
    await user.click(await button(bank.match, 'VIR POMPIERS'))
    expect(await screen.findByText(bank.done.matched)).toBeDefined()
    expect(await screen.findByText(bank.nothing.found.title)).toBeDefined()

    await user.click(screen.getByRole('radio', { name: bank.states.matched }))
    expect((await row('VIR POMPIERS')).getByText(/Remboursement pompiers$/)).toBeDefined()
  })

  it('become the payment of a co-owner that the accountant chooses, which can be undone', async () => {
    const { user, addLine, search, row, button } = await withBank()
    await addLine('VIR SANS NOM', 77_77)
    await search('sans')
    expect((await row('VIR SANS NOM')).getByText(bank.noProposal)).toBeDefined()
    await user.click(await button(bank.choose, 'VIR SANS NOM'))
    const dialog = within(await screen.findByRole('dialog', { name: bank.choices.title }))
    expect(await dialog.findByText(bank.choices.noMovements)).toBeDefined()
    const [, owner] = await dialog.findAllByRole('option')
    await user.selectOptions(dialog.getByRole('combobox'), owner ?? [])
    await user.click(dialog.getByRole('button', { name: bank.receive }))
    expect(await screen.findByText(bank.done.received)).toBeDefined()

    await user.click(screen.getByRole('radio', { name: bank.states.matched }))
    await user.click(await button(bank.undo, 'VIR SANS NOM'))
    const question = within(await screen.findByRole('alertdialog', { name: bank.reopen.title }))
    expect(question.getByText(bank.reopen.posted)).toBeDefined()
    await user.click(question.getByRole('button', { name: bank.reopen.confirm }))
    expect(await screen.findByText(bank.done.reopened)).toBeDefined()
  })

  it('go to the suspense account, or are set aside', async () => {
    const { user, addLine, search, button } = await withBank()
    await addLine('VIR MYSTERE UN', 11_00)
    await addLine('VIR MYSTERE DEUX', 12_00)
    await search('mystere')
    await user.click(await button(bank.choose, 'VIR MYSTERE UN'))
    const suspense = bank.choices.suspense.replace('{{account}}', '472')
    await user.click(await screen.findByRole('button', { name: suspense }))
    expect(await screen.findByText(bank.done.suspended)).toBeDefined()
    await user.click(await button(bank.choose, 'VIR MYSTERE DEUX'))
    await user.click(await screen.findByRole('button', { name: bank.choices.ignore }))
    expect(await screen.findByText(bank.done.ignored)).toBeDefined()
    expect(await screen.findByText(bank.nothing.found.title)).toBeDefined()
  })

  it('report that somebody else was first', async () => {
    const { user, api, placeId, addLine, postReceipt, search, button } = await withBank()
    const bankLineId = await addLine('VIR EN DOUBLE', 33_33)
    await postReceipt('Reçu en double', 33_33)
    await search('double')
    const accept = await button(bank.match, 'VIR EN DOUBLE')
    await api(bankLineRoutes.ignore, { params: { placeId, bankLineId } })
    await user.click(accept)
    expect(await screen.findByText(bank.moved)).toBeDefined()
  })

  it.each([
    { lines: 'no line', others: 0, reason: 'imported' },
    { lines: 'no line to match', others: 1, reason: 'unmatched' },
  ] as const)('are not shown while there is $lines, and the page says which', async ({ others, reason }) => {
    const { addLine, placeId } = await withBank()
    const { db } = portal.server().platform
    const ofPlace = eq(bankLines.placeId, placeId)
    const before = await db.delete(bankLines).where(ofPlace).returning()
    for (let line = 0; line < others; line += 1) await addLine('VIR ÉCARTÉ', 10_00)
    await db.update(bankLines).set({ state: 'ignored' }).where(ofPlace)
    await goTo(path)
    expect(await screen.findByText(bank.nothing[reason].title)).toBeDefined()

    await db.delete(bankLines).where(ofPlace)
    for (const { searchText: _, ...line } of before) await db.insert(bankLines).values(line)
  })

  it('are linked from the accounts of the building, only for accountants', async () => {
    const { user } = await openScreen('/comptes/immeuble', 'comptable')
    const actions = within(await screen.findByRole('navigation', { name: bookkeeping.actions }))
    await user.click(actions.getByRole('link', { name: breadcrumb.pages.bankLines }))
    expect(await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.bankLines })).toBeDefined()
  })

  it('are withheld from a president', async () => {
    await openScreen('/comptes/immeuble', 'president')
    await screen.findByText(french.building.unpaid)
    await goTo(path)
    expect(await screen.findByText(shared.withheld.title)).toBeDefined()
  })
})

const now = new Date()
const { lots } = demoWorld({ now, passwordHash: '' })
/** The last bank line of a demo place in France is missing from its books. */
const [stranger] = demoBankLines(demoBooks(demoPlace('vauban'), lots, now)).toReversed()

testScreenStates(portal, 'bank lines', {
  path,
  route: bankLineRoutes.list,
  shown: stranger?.label ?? '',
  queryKey: 'accounts',
  person: 'comptable',
})
