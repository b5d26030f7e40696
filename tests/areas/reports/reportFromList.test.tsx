import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport } from '#tests/support/server/reportCalls.ts'

/** The ways between the list of reports and the page of one. */
const { server } = usePortalServer()
const { breadcrumb, reports } = french
const texts = reports.list
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const open = (path = '/signalements') => openScreen(path, 'president')
const rows = async () => within(await screen.findByRole('list', { name: texts.label })).findAllByRole('listitem')

describe('the list of reports', () => {
  it('opens a report and the form of a new one by keyboard', async () => {
    const { user } = await open()
    const [row] = await rows()
    const link = within(row ?? document.body).getByRole('link')

    const form = await screen.findByRole('link', { name: reports.report })
    expect(form.getAttribute('href')).toBe('/signalements/nouveau')
    const title = link.textContent ?? ''
    link.focus()
    await user.keyboard('{Enter}')

    await screen.findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(document.title).toContain(title))
    const way = within(screen.getByRole('navigation', { name: french.breadcrumb.label }))
    expect(way.getByRole('link', { name: breadcrumb.pages.reports }).getAttribute('href')).toBe('/signalements')
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
})
