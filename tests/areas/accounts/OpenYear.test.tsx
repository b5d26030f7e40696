import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { fromTypedDate, toTypedDate } from '#contract/dates.ts'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { goTo, openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'

const portal = usePortalServer()
const { open } = french.closing

it('an accountant opens the next year, then sees when the following one can be opened', async () => {
  const { placeId } = await makeLedger(portal.server(), { A: 600, B: 400 })
  const { db, now } = portal.server().platform
  const userId = demoId('person comptable')
  await db.insert(memberships).values({ userId, placeId, role: 'coowner_accountant', since: now() })
  const app = await openScreen('/immeuble', 'comptable')
  const { api, user } = app
  await selectPlace(app, placeId)
  await goTo(screenPaths.yearClosing)
  await user.click(await screen.findByRole('button', { name: open.button }))
  const dialog = within(await screen.findByRole('dialog', { name: open.title }))
  const [start, end] = [dialog.getByLabelText<HTMLInputElement>(open.startsOn), dialog.getByLabelText(open.endsOn)]
  expect(start.readOnly).toBe(true)

  await user.clear(end)
  await user.type(end, '30/02/2031')
  await user.click(dialog.getByRole('button', { name: open.send }))
  expect(await dialog.findByText(french.errors.field.invalid)).toBeDefined()
  expect(end).toHaveProperty('value', '30/02/2031')

  await user.clear(end)
  await user.type(end, start.value)
  await user.click(dialog.getByRole('button', { name: open.send }))
  expect(await dialog.findByText(open.wrongEnd)).toBeDefined()

  const firstDay = fromTypedDate(start.value)
  const lastDay = `${Number(firstDay.slice(0, 4)) + 1}-01-31`
  await user.clear(end)
  await user.type(end, toTypedDate(lastDay))
  await user.click(dialog.getByRole('button', { name: open.send }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText(/est déjà ouvert. Le suivant pourra s’ouvrir à partir du/)).toBeDefined()
  const { data } = await api(placeRoutes.fiscalYears, { params: { placeId }, query: { perPage: 100 } })
  const years = data.result.map((id) => data.entities.fiscalYears[id])
  expect(years).toContainEqual(expect.objectContaining({ startsOn: firstDay, endsOn: lastDay, isCurrent: false }))
})
