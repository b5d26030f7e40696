import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { demoMaintainerOf } from '#server/demo/demoEquipments.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName, demoPlace, demoReport } from '#tests/support/demoNames.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { retryOnce } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { reports, widgets } = french
const texts = reports.list
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** The president of the board has a single place. */
const open = (path = '/signalements', name = 'president') => openScreen(path, name)
const rows = async () => within(await screen.findByRole('list', { name: texts.label })).findAllByRole('listitem')
const titles = async () => (await rows()).map((row) => within(row).getByRole('link').textContent)
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, value: string) =>
  user.selectOptions(await screen.findByLabelText(label), value)

describe('the list of reports', () => {
  it('shows ongoing reports with their location, person responsible and due date', async () => {
    await open()

    const [leak] = (await rows()).filter((row) => row.textContent?.includes(demoReport('tilleuls', 0).title))
    const said = asRead(leak?.textContent ?? '')
    expect(said).toContain(reports.categories.waterDamage)
    expect(said).toContain('Promis pour le ')
    expect(said).toContain(`Suivi par ${demoName('gestionnaire')}`)
    expect(said).toContain(french.dashboard.reports.status.acknowledged)
    expect(said).toContain(reports.kinds.emergency)
    expect(await titles()).not.toContain(demoReport('tilleuls', 4).title)
  })

  it('shows resolved reports, and keeps the filter in the address', async () => {
    const { user } = await open()

    await user.click(await screen.findByRole('radio', { name: texts.finished }))

    await waitFor(async () => expect(await titles()).toContain(demoReport('tilleuls', 4).title))
    expect(globalThis.location.search).toBe('?liste=termines')
    expect(screen.queryByLabelText(texts.state)).toBeNull()
  })

  it('filters by category and state, and shows everything again', async () => {
    const { user } = await open()

    await choose(user, texts.category, '2')
    await waitFor(async () => expect(await titles()).toEqual([demoReport('tilleuls', 0).title]))
    await choose(user, texts.state, 'opened')
    await screen.findByText(texts.nothingFound.title)
    expect(globalThis.location.search).toBe('?categorie=2&etat=opened')
    await user.click(screen.getByRole('button', { name: widgets.filters.reset }))

    await waitFor(async () => expect((await titles()).length).toBeGreaterThan(2))
    expect(globalThis.location.search).toBe('')
  })

  it('searches, and reads the filters of a link', async () => {
    await open('/signalements?recherche=ascenseur&filtre=overdue')

    expect(await titles()).toEqual([demoReport('tilleuls', 1).title])
    expect(screen.getByRole('searchbox', { name: texts.search })).toHaveProperty('value', 'ascenseur')
    expect(asRead((await rows())[0]?.textContent ?? '')).toContain('en retard')
  })

  it('keeps the chosen order of a place across pages', async () => {
    const { user } = await open()
    const before = await titles()

    await choose(user, texts.sort, 'updated_at')
    await waitFor(async () => expect(await titles()).toEqual(before.toReversed()))
    await goTo('/immeuble')
    await screen.findByRole('heading', { level: 1, name: demoPlace('tilleuls').name })
    await goTo('/signalements')

    expect(await titles()).toEqual(before.toReversed())
    expect(await screen.findByLabelText(texts.sort)).toHaveProperty('value', 'updated_at')
  })

  it('filters by work that was ordered, and keeps the filter in the address', async () => {
    const { user } = await open()
    await user.click(await screen.findByText(widgets.filters.ordered))
    await user.click(await screen.findByRole('switch', { name: texts.onlyWorkOrders }))

    const provider = demoMaintainerOf('tilleuls', 'elevator') ?? ''
    await waitFor(async () => {
      for (const row of await rows()) expect(row.textContent).toContain(provider)
    })
    expect(globalThis.location.search).toBe('?interventions=oui')
  })

  it('shows overdue promises first to staff', async () => {
    await open('/signalements', 'gestionnaire')

    const [first] = await rows()
    expect(first?.textContent).toContain('en retard')
  })

  it('says what failed, and retries', async () => {
    await retryOnce(portal, await open('/immeuble'), '/signalements')

    expect((await titles()).length).toBeGreaterThan(2)
  })
})
