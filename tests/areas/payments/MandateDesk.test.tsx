import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { mandateDeskRoutes } from '#contract/payments/mandateDesk.ts'
import { french } from '#locales/catalogues.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoPerson } from '#tests/support/demoNames.ts'
import { openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { mandateDesk: said } = french
const vauban = demoId('place vauban')
const path = '/gestion/mandats'
const { lastName } = demoPerson('coproprietaire')
const ofOwner = new RegExp(`${lastName}$`)
const named = (text: string) => new RegExp(`^${asRead(text).split('{{')[0]}.*${lastName}$`)

/** Opens the suspended mandates of a place. The co-owner's mandate is one of them. */
async function open() {
  await portal
    .server()
    .platform.db.update(mandates)
    .set({ suspension: 'opposed' })
    .where(eq(mandates.userId, demoId('person coproprietaire')))
  const opened = await openScreen(path, 'comptable')
  await selectPlace(opened, vauban)
  const row = within((await screen.findByRole('heading', { name: ofOwner })).closest('li') ?? document.body)
  const press = async (name: string | RegExp) => opened.user.click(await row.findByRole('button', { name }))
  const confirm = async (name: string) =>
    opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  return { ...opened, row, press, confirm }
}

it('says why a mandate is suspended, and releases it', async () => {
  const { row, press, confirm, user } = await open()
  expect(row.getByText(asRead(said.why.opposed))).toBeDefined()
  await press(named(said.release.actOf))
  await confirm(said.release.act)
  expect(await screen.findByText(said.release.done)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: said.states.inForce }))
  await user.type(screen.getByRole('searchbox', { name: said.search }), lastName)
  expect(await screen.findByRole('heading', { name: ofOwner })).toBeDefined()
})

it('reports that somebody was faster', async () => {
  const { press, confirm } = await open()
  portal.network.use(
    http.post(`${portalOrigin}${mandateDeskRoutes.release.path}`, () =>
      HttpResponse.json(
        { errors: [{ code: 'action_not_possible', message: 'ended' }], request_id: 'r' },
        { status: 409 },
      ),
    ),
  )
  await press(named(said.release.actOf))
  await confirm(said.release.act)
  expect(await screen.findByText(asRead(said.overtaken))).toBeDefined()
})

it('ends a mandate, which leaves the list', async () => {
  const { press, confirm } = await open()
  await press(named(said.end.actOf))
  await confirm(said.end.act)
  expect(await screen.findByText(said.end.done)).toBeDefined()
  expect(screen.queryByRole('heading', { name: ofOwner })).toBeNull()
})

testScreenStates(portal, 'the page of mandates', {
  path,
  route: mandateDeskRoutes.list,
  shown: said.states.inForce,
  queryKey: 'payments',
  person: 'comptable',
})
