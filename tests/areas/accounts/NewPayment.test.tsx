import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { impute } from '#contract/accounts/imputation.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { referenceRoutes } from '#contract/accounts/references.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { demoId } from '#server/demo/chance.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { entry, movements, payment, shared } = french
const path = '/comptes/immeuble/reglements/nouveau'
const payments = `${portalOrigin}/v1/places/:placeId/received_payments`
beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await portal.server().platform.db.delete(drafts)
})

async function open(name = 'comptable') {
  const app = await openScreen(path, name)
  const { user, api, session } = app
  const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
  return {
    ...app,
    placeId,
    async write(ownerId: string, amount: string, label: string) {
      await user.selectOptions(await screen.findByLabelText(entry.ownerId), ownerId)
      await user.click(screen.getByLabelText(payment.amount))
      await user.paste(amount)
      await user.clear(screen.getByLabelText(movements.label))
      await user.click(screen.getByLabelText(movements.label))
      await user.paste(label)
    },
    send: async () => user.click(await screen.findByRole('button', { name: payment.submit })),
    async posted(label: string) {
      const { data } = await api(movementRoutes.list, { params: { placeId }, query: { search: label, account: '512' } })
      return data.result.flatMap((id) => data.entities.accountPlaceEntries[id] ?? [])
    },
  }
}

describe('a payment', () => {
  it('shows the debts that it settles, the oldest first, and the rest, before it is recorded', async () => {
    const { api, placeId, write, send, posted } = await open()
    const ownerId = demoId('person coproprietaire')
    const on = new Date(portal.server().clock.now()).toISOString().slice(0, 10)
    const { debts } = await api(referenceRoutes.openDebts, { params: { placeId }, query: { ownerId, on } })
    const due = debts.filter(({ dueOn }) => dueOn <= on)
    const amount = due.reduce((sum, { open: owed }) => sum + owed, 5_000)
    const { settled, credit } = impute({ amount, paidOn: on }, due)

    await write(ownerId, `${Math.trunc(amount / 100)},${`${amount % 100}`.padStart(2, '0')}`, 'Virement de mars')
    if (due.length > 0) {
      const table = within(await screen.findByRole('table', { name: payment.preview.caption }))
      const rows = (await table.findAllByRole('rowheader')).map((cell) => asRead(cell.closest('tr')?.textContent ?? ''))
      for (const { explanation } of settled) {
        expect(rows.some((row) => row.includes(euros(explanation.amount)))).toBe(true)
      }
    }
    expect(credit).toBe(5_000)
    expect(await screen.findByText((text) => asRead(text).startsWith(euros(credit)))).toBeDefined()

    await send()
    expect(await screen.findByText(payment.done)).toBeDefined()
    expect(location.pathname).toBe('/comptes/immeuble/mouvements')
    expect((await posted('Virement de mars')).map(({ debit }) => debit)).toEqual([amount])
  })

  it('is recorded once, however often it is sent after a lost response', async () => {
    const { write, send, posted } = await open()
    await write(demoId('person coproprietaire'), '12,34', 'Virement perdu')
    portal.network.use(
      http.post(
        payments,
        async ({ request }) => {
          await portal.server().app.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await send()
    expect(await screen.findByText(asRead(payment.unanswered))).toBeDefined()
    await send()
    expect(await screen.findByText(payment.done)).toBeDefined()
    expect((await posted('Virement perdu')).map(({ debit }) => debit)).toEqual([1_234])
  })

  it('reports what is missing, and keeps the typed text', async () => {
    const { send, user } = await open()
    await user.click(await screen.findByLabelText(entry.piece))
    await user.paste('CHQ-17')
    await send()
    expect((await screen.findByLabelText(entry.ownerId)).getAttribute('aria-invalid')).toBe('true')
    await goTo('/comptes/immeuble')
    await goTo(path)
    expect(await screen.findByDisplayValue('CHQ-17')).toBeDefined()
  })

  it('is withheld from the president', async () => {
    await open('president')
    expect(await screen.findByText(shared.withheld.title)).toBeDefined()
  })
})

testScreenStates(portal, 'a new payment', {
  path,
  route: referenceRoutes.references,
  shown: payment.amount,
  queryKey: 'accounts',
  person: 'comptable',
})
