import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoMaintainerOf } from '#server/demo/demoEquipments.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { openReport } from '#tests/support/server/reportCalls.ts'

const { server } = usePortalServer()
const { errors, reports, widgets } = french
const texts = reports.orderWork
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

describe('work for a report', () => {
  it('is ordered by staff, and shows the provider and the day beside the promise and in the history', async () => {
    const { id, title } = await openReport(await signedInAs(server(), 'gardien'))
    const { user } = await openScreen(pathOf('report', { reportId: id }), 'gestionnaire')
    await screen.findByRole('heading', { level: 1, name: title })
    await user.click(await screen.findByRole('button', { name: texts.title }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.title }))
    await user.click(dialog.getByRole('button', { name: texts.send }))
    await dialog.findByText(errors.field.required)

    await user.type(dialog.getByRole('textbox', { name: texts.provider }), 'Ascenseurs Nordiq')
    fireEvent.change(dialog.getByLabelText(texts.plannedOn), { target: { value: '12/03/2099' } })
    await user.click(dialog.getByRole('button', { name: texts.send }))

    const follow = within(await screen.findByRole('region', { name: reports.page.follow }))
    await waitFor(() =>
      expect(asRead(follow.getByText(/Ascenseurs Nordiq/).textContent ?? '')).toBe(
        'Ascenseurs Nordiq, le 12 mars 2099',
      ),
    )
    const history = within(await screen.findByRole('list', { name: reports.timeline.label }))
    await history.findByText(`${demoName('gestionnaire')} a commandé une intervention`)
  })

  it('filters the list, which keeps the filter in the address', async () => {
    const { user } = await openScreen('/signalements', 'president')
    await user.click(await screen.findByText(widgets.filters.ordered))
    await user.click(await screen.findByRole('switch', { name: reports.list.onlyWorkOrders }))

    const rows = async () =>
      within(await screen.findByRole('list', { name: reports.list.label })).findAllByRole('listitem')
    // The order of the previous test, and the demo's order.
    const providers = ['Ascenseurs Nordiq', demoMaintainerOf('tilleuls', 'elevator') ?? '']
    await waitFor(async () => {
      for (const row of await rows()) expect(providers.some((name) => row.textContent?.includes(name))).toBe(true)
    })
    expect(globalThis.location.search).toBe('?interventions=oui')
  })
})
