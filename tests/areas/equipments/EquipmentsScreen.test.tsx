import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { equipmentRoutes } from '#contract/equipments.ts'
import { pathOf } from '#contract/paths.ts'
import type { Route } from '#contract/route.ts'
import { french } from '#locales/catalogues.ts'
import { reports as reportRows } from '#server/areas/reports/reports.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, network, failNetwork } = usePortalServer()
const { common, reports, shell } = french
const { equipment: texts } = reports
const name = 'Ascenseur du bâtiment A'
const elevator = demoId('equipment tilleuls 0')
const ofOne = pathOf('equipment', { equipmentId: elevator })
const open = (path: string, who = 'president') => openScreen(path, who)
const age = asRead(shell.asOf).split('{{when}}')[0] ?? ''
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Holds the response of a route until it is released. */
function hold({ path }: Route) {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  network.use(
    http.get(portalOrigin + path, async ({ request }) => {
      await mayAnswer
      return server().app.fetch(request)
    }),
  )
  return answer
}

describe.each([
  ['the list of equipment', '/equipements', equipmentRoutes.list, name],
  ['a piece of equipment', ofOne, equipmentRoutes.read, texts.where],
] as const)('%s', (_, path, route, shown) => {
  const isShown = () => screen.findByText(shown)

  it('says that it is loading', async () => {
    const answer = hold(route)
    await open(path)
    await waitFor(() => {
      const waiting = screen.getAllByText(common.loading)
      expect(waiting.some((text) => text.closest('[aria-busy="true"]'))).toBe(true)
    })

    answer()

    expect(await isShown()).toBeDefined()
    await waitFor(() => expect(screen.queryByText(common.loading)).toBeNull())
  })

  it('says that loading failed, and retries', async () => {
    const { user, loaded } = await open('/immeuble')
    await loaded()
    failNetwork()
    await goTo(path)
    const retry = await screen.findByRole('button', { name: common.retry })
    expect(screen.getByText(common.failedTitle)).toBeDefined()
    failNetwork(false)

    await user.click(retry)

    expect(await isShown()).toBeDefined()
  })

  it('stays on screen without a network, with its age', async () => {
    const { queries } = await open(path)
    await isShown()
    failNetwork()

    await (await queries.load()).invalidateQueries({ queryKey: ['equipments'] })

    expect(await screen.findByText((text) => asRead(text).startsWith(age))).toBeDefined()
    expect(await isShown()).toBeDefined()
  })
})

describe('the equipment of a place', () => {
  it('lists each piece with its reports, and opens it by keyboard', async () => {
    const { user } = await open('/equipements')
    const link = await screen.findByRole('link', { name })
    const row = within(link.closest('li') ?? document.body)
    expect(row.getByText(/signalement/)).toBeDefined()

    link.focus()
    await user.keyboard('{Enter}')

    await screen.findByRole('heading', { level: 1, name })
    expect((await screen.findByRole('link', { name: reports.report })).getAttribute('href')).toBe(
      `/signalements/nouveau?equipment=${elevator}`,
    )
  })

  it('says that nothing was reported about a piece of equipment', async () => {
    await server().platform.db.delete(reportRows).where(eq(reportRows.equipmentId, elevator))
    await open(ofOne)

    expect(await screen.findByText(texts.noReports)).toBeDefined()
  })

  it('says that none is recorded yet', async () => {
    await server().platform.db.delete(equipments).where(eq(equipments.placeId, tilleuls))
    await open('/equipements')

    expect(await screen.findByText(texts.none.title)).toBeDefined()
  })
})
