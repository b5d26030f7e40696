import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { toTypedDate } from '#contract/dates.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { type ClosingDriver, coveringPaths } from './closing.model.ts'

const { failNetwork, network, server } = usePortalServer()
const { closing } = french
const path = '/comptes/immeuble/cloture'
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** A place whose year 2029 is over, with money in a suspense account; its accountant is on the page. */
async function driveScreen(): Promise<ClosingDriver> {
  const { placeId, years, post } = await makeLedger(server(), { A: 600, B: 400 })
  const { db, now } = server().platform
  const userId = demoId('person comptable')
  await db.insert(memberships).values({ userId, placeId, role: 'coowner_accountant', since: now() })
  await post(
    [
      { account: '601', debit: 1_001 },
      { account: '471', debit: 500 },
      { account: '512', credit: 1_501 },
    ],
    '2029-05-01',
  )
  const params = { placeId, fiscalYearId: years.before }
  const pathname = `/v1/places/${placeId}/fiscal_years/${years.before}/closing`
  const app = await openScreen('/immeuble', 'comptable')
  const { api, user } = app
  await selectPlace(app, placeId)
  await goTo(path)

  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: closing.question.title.replace('{{years}}', '2029') }))
  const confirm = async () => user.click((await question()).getByRole('button', { name: closing.question.confirm }))
  const approve = async (day: string) => {
    const field = await screen.findByLabelText(closing.closed.day)
    await user.clear(field)
    await user.type(field, toTypedDate(day))
    await press(closing.closed.approve)
  }
  return {
    events: {
      'accountant empties the suspense account': async () => {
        const lines = [
          { account: '602', debit: 500 },
          { account: '471', credit: 500 },
        ]
        const entry = { journal: 'OD' as const, enteredOn: '2029-05-02', label: 'Électricité', lines }
        await act(() => api(bookkeepingRoutes.postEntry, { params: { placeId }, body: { entry } }))
      },
      'accountant wants to close the year': () => press(closing.ready.close.replace('{{years}}', '2029')),
      'accountant changes their mind': async () => {
        await user.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      },
      'accountant confirms': confirm,
      'accountant confirms, but there is no network': async () => {
        failNetwork()
        await confirm()
        await screen.findByText(asRead(closing.setbacks.unanswered.text))
        failNetwork(false)
      },
      'accountant confirms, but a colleague has closed it': async () => {
        network.use(
          http.post(
            portalOrigin + pathname,
            async ({ request }) => {
              await server().app.fetch(request.clone())
              return server().app.fetch(request)
            },
            { once: true },
          ),
        )
        await confirm()
      },
      'a colleague closes the year': async () => {
        await act(() => api(bookkeepingRoutes.closeYear, { params }))
      },
      'accountant approves on a day of the year itself': () => approve('2029-12-31'),
      'accountant approves on the day of the meeting': () => approve('2030-01-05'),
      'accountant approves, but there is no network': async () => {
        failNetwork()
        await approve('2030-01-05')
        await screen.findByText(asRead(closing.setbacks.unanswered.text))
        failNetwork(false)
      },
      'a colleague records the approval': async () => {
        const approval = { approvedOn: '2030-01-05' }
        await act(() => api(bookkeepingRoutes.approveYear, { params, body: { approval } }))
      },
    },
    states: {
      'reads what is missing': async () => {
        expect(await screen.findByText(/^Il reste 5,00.€ en attente au compte 471/)).toBeDefined()
        expect(screen.getByRole('link', { name: closing.mend.suspense }).getAttribute('href')).toBe(
          '/comptes/immeuble/mouvements?compte=471',
        )
      },
      'reads what the closing will do': async () => {
        expect(await screen.findByText(closing.ready.next)).toBeDefined()
        expect(await screen.findByText(/^Il manque 15,01.€/)).toBeDefined()
      },
      'is asked to be sure': async () => void (await question()),
      'learns that nobody knows whether it is closed': async () => {
        expect(await screen.findByText(closing.setbacks.unanswered.title)).toBeDefined()
        expect(screen.queryByRole('alertdialog')).toBeNull()
      },
      'learns that a colleague was faster': async () => {
        expect(await screen.findByText(closing.setbacks.overtaken.title)).toBeDefined()
        expect(await screen.findByLabelText(closing.closed.day)).toBeDefined()
      },
      'reads what awaits the meeting': async () => {
        expect(await screen.findByRole('heading', { name: closing.closed.title })).toBeDefined()
        expect(await screen.findByText(/^Il manque 15,01.€/)).toBeDefined()
      },
      'learns that the day is wrong': async () => {
        expect(await screen.findByText(/^L’assemblée a eu lieu après le 31 décembre 2029/)).toBeDefined()
      },
      'learns that nobody knows whether it is approved': async () => {
        expect(await screen.findByText(closing.setbacks.unanswered.title)).toBeDefined()
      },
      'reads that the accounts are approved': async () => {
        // The year stays selected once the list of years has been read again.
        const approved = closing.years.approved.replace('{{years}}', '2029')
        expect(await screen.findByRole('option', { name: approved, selected: true })).toBeDefined()
        expect(await screen.findByText(closing.approved.text.replace('{{date}}', '5 janvier 2030'))).toBeDefined()
      },
    },
  }
}

describe('the closing of a year, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
