import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { french } from '#locales/catalogues.ts'
import { reports as reportRows } from '#server/areas/reports/reports.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { holdAnswers } from '#tests/support/holdAnswers.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { showsAge } from '#tests/support/screenStates.ts'
import { signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport } from '#tests/support/server/reportCalls.ts'

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

  it('marks a changed report until it is read', async () => {
    const { id, title } = await openReport(await signedInAs(server(), 'gardien'), { title: 'Sonnette muette' })
    server().clock.advance(1_000)
    await actionsOn(id, await signedInAs(server(), 'gestionnaire')).comment()
    const { user } = await open('/signalements')

    await user.selectOptions(await screen.findByLabelText(texts.only), 'unread')
    await waitFor(() => expect(globalThis.location.search).toBe('?filtre=unread'))
    const [row] = (await rows()).filter((one) => within(one).queryByRole('link', { name: title }))
    expect(asRead(row?.textContent ?? '')).toContain(asRead(reports.row.unread))
    await user.click(await screen.findByRole('link', { name: title }))
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findByRole('list', { name: reports.timeline.label })
    await goTo('/signalements?filtre=unread')

    await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.reports })
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
  })

  it('keeps its filters in the address when a report opens and closes', async () => {
    const address = '/signalements?etat=acknowledged&categorie=2&tri=created_at'
    const { user } = await open(address)
    const [first] = await rows()
    await user.click(within(first ?? document.body).getByRole('link'))
    await screen.findByRole('list', { name: reports.timeline.label })

    globalThis.history.back()

    await waitFor(() => expect(globalThis.location.pathname + globalThis.location.search).toBe(address))
    expect(await screen.findByLabelText(texts.state)).toHaveProperty('value', 'acknowledged')
    expect(await screen.findByLabelText(texts.category)).toHaveProperty('value', '2')
    expect(await screen.findByLabelText(texts.sort)).toHaveProperty('value', 'created_at')
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

  it('learns nothing else about a report', async () => {
    const { id, title } = await openReport(await signedInAs(server(), 'gardien'))
    await open(pathOf('report', { reportId: id }), 'partenaire')

    expect(await screen.findByText(shared.withheld.title)).toBeDefined()
    expect(document.body.textContent).not.toContain(title)
  })
})
