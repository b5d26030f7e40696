import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { french } from '#locales/catalogues.ts'
import { reports as reportRows } from '#server/areas/reports/reports.tables.ts'
import { holdAnswers } from '#tests/support/holdAnswers.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { showsAge } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { server, failNetwork } = portal
const { breadcrumb, common, reports, shared, widgets } = french
const texts = reports.list
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const open = (path = '/signalements', name = 'president') => openScreen(path, name)
const rows = async () => within(await screen.findByRole('list', { name: texts.label })).findAllByRole('listitem')
const titles = async () => (await rows()).map((row) => within(row).getByRole('link').textContent)

describe('the list of reports', () => {
  it('says that it is loading', async () => {
    const release = holdAnswers(portal, reportRoutes.list.path)
    await open('/signalements?categorie=7')

    const waiting = await screen.findByText(common.loading)
    expect(waiting.closest('[aria-busy="true"]')).not.toBeNull()
    release()

    expect((await titles()).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.queryByText(common.loading)).toBeNull())
  })

  it('keeps showing loaded data without a network, with its age', async () => {
    const { queries } = await open()
    const before = await titles()
    failNetwork()
    await (await queries.load()).invalidateQueries({ queryKey: ['reports'] })

    expect(await showsAge()).toBeDefined()
    expect(await titles()).toEqual(before)
  })

  it('of a place without any report links to the form', async () => {
    await server().platform.db.delete(reportRows).where(eq(reportRows.placeId, tilleuls))
    const { user } = await open()

    await screen.findByText(texts.nothing.title)
    expect(await screen.findAllByRole('link', { name: reports.report })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: texts.finished }))
    await screen.findByText(texts.nothingFinished.title)
    await user.type(screen.getByRole('searchbox', { name: texts.search }), 'fuite')
    await screen.findByText(texts.nothingFound.title)
    await user.click(screen.getByRole('button', { name: widgets.filters.reset }))
    await screen.findByText(texts.nothingFinished.title)
  })
})

describe('a person whose role has no access to reports', () => {
  it.each([
    ['the list', '/signalements'],
    ['a new report', '/signalements/nouveau'],
    ['the equipment', '/equipements'],
  ])('gets an explanation at the address of %s, and no link to report', async (_, path) => {
    await open(path, 'partenaire')

    expect(await screen.findByText(shared.withheld.title)).toBeDefined()
    expect(screen.queryByRole('link', { name: reports.report })).toBeNull()
    expect(screen.queryByRole('link', { name: breadcrumb.pages.newReport })).toBeNull()
    expect(screen.queryByRole('button', { name: common.retry })).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
