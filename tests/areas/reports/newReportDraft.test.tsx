import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftRoutes } from '#contract/drafts.ts'
import { reportDraft } from '#contract/reports/reportDrafts.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { chooseBreakdown } from '#tests/support/chooseBreakdown.ts'
import { demoEquipment } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const { server } = usePortalServer()
const { newReport: texts, shared } = french
const path = '/signalements/nouveau'
const elevator = demoId('equipment tilleuls 0')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const button = (name: string) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByRole('textbox', { name: (label) => label.startsWith(name) })
const where = () => screen.findByRole<HTMLSelectElement>('combobox', { name: texts.details.where })
const open = (address = path) => openScreen(address, 'president')
type App = Awaited<ReturnType<typeof open>>

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.delete(drafts)
})

const reachDetails = async ({ user }: App) => {
  await chooseBreakdown(user)
  await heading(texts.details.title)
}
const keptIn = async ({ api }: App) => ({
  tab: Object.keys(sessionStorage).filter((key) => key.startsWith('draft:report:')).length,
  server:
    (await api(draftRoutes.read, { params: { placeId: tilleuls, form: reportDraft.form }, query: {} })).draft?.value ??
    null,
})

/** Begins a report, leaves, and comes back to it. */
async function comeBack(step: string) {
  const first = await open()
  await reachDetails(first)
  await first.user.type(await field(texts.details.name), 'Porte voilée')
  await screen.findByText(french.drafts.kept)
  first.leave()
  const app = await open(path + step)
  await screen.findByText(french.drafts.restored)
  const ask = async () => {
    await app.user.click(await button(french.drafts.discard))
    return within(await screen.findByRole('alertdialog', { name: french.drafts.question }))
  }
  return { ...app, ask }
}

describe('discarding a draft', () => {
  it('asks first: cancelling keeps the draft and the focus', async () => {
    const { ask, ...app } = await comeBack('?etape=details')
    const question = await ask()

    await app.user.click(question.getByRole('button', { name: shared.confirm.cancel }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await field(texts.details.name)).toHaveProperty('value', 'Porte voilée')
    expect(document.activeElement).toBe(await button(french.drafts.discard))
    expect(await keptIn(app)).toMatchObject({ tab: 1, server: { title: 'Porte voilée' } })
  })

  it.each([
    ['the first step', ''],
    ['a later step', '?etape=details'],
  ])('from %s deletes it in this tab and on the server, and starts again at the first step', async (_, step) => {
    const { ask, ...app } = await comeBack(step)
    const key = (await keptIn(app)).server?.key
    const question = await ask()

    await app.user.click(question.getByRole('button', { name: french.drafts.confirm }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.queryByText(french.drafts.restored)).toBeNull())
    const first = await heading(texts.what.title)
    await waitFor(() => expect(document.activeElement).toBe(first))
    await waitFor(async () => expect(await keptIn(app)).toEqual({ tab: 0, server: null }))
    await reachDetails(app)
    expect(await field(texts.details.name)).toHaveProperty('value', '')
    await screen.findByText(french.drafts.kept)
    expect((await keptIn(app)).server?.key).not.toBe(key)
  })
})

/** The recorded equipment of the place loads after the form. */
const ownEquipment = () =>
  screen.findByRole('option', { name: (name) => name.startsWith(demoEquipment('tilleuls', 'elevator').name) })

describe('a recorded piece of equipment', () => {
  it('stays chosen after a reload and further typing', async () => {
    const first = await open()
    await reachDetails(first)
    await ownEquipment()
    await first.user.selectOptions(await where(), `elevator:${elevator}`)
    first.leave()

    const app = await open(`${path}?etape=details`)
    await heading(texts.details.title)
    expect((await where()).value).toBe(`elevator:${elevator}`)
    await app.user.type(await field(texts.details.name), 'Porte voilée')
    await ownEquipment()

    expect((await where()).value).toBe(`elevator:${elevator}`)
    await waitFor(async () =>
      expect((await keptIn(app)).server).toMatchObject({ title: 'Porte voilée', equipmentId: elevator }),
    )
  })

  it('is listed once: a kind of the same name is left out', async () => {
    const { equipments } = french.reports
    await reachDetails(await open())
    await ownEquipment()
    const offered = within(await where())
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(offered.filter((name) => name?.startsWith(equipments.bicycle_storage))).toHaveLength(1)
    expect(offered).not.toContain(equipments.bicycle_storage)
    expect(offered).toContain(equipments.corridor)
  })

  it('that the place no longer has must be chosen again', async () => {
    const app = await open()
    await reachDetails(app)
    await app.user.type(await field(texts.details.name), 'Porte voilée')
    await screen.findByText(french.drafts.kept)
    const { server: value } = await keptIn(app)
    app.leave()
    const gone = { ...value, equipment: 'elevator', equipmentId: demoId('equipment nowhere') }
    await server().platform.db.update(drafts).set({ value: gone })
    sessionStorage.clear()

    await open(`${path}?etape=details`)
    await ownEquipment()

    await waitFor(async () => expect((await where()).value).toBe(''))
  })
})

describe('a link that names equipment', () => {
  it('selects it until another one is chosen, which a reload keeps', async () => {
    const app = await open(`${path}?equipment=${elevator}`)
    await reachDetails(app)
    await waitFor(async () => expect((await where()).value).toBe(`elevator:${elevator}`))
    await app.user.selectOptions(await where(), 'corridor')
    app.leave()

    await open(globalThis.location.pathname + globalThis.location.search)

    await heading(texts.details.title)
    await ownEquipment()
    expect((await where()).value).toBe('corridor')
  })

  it('leaves the choice open when the equipment does not exist', async () => {
    const app = await open(`${path}?equipment=${demoId('equipment nowhere')}`)
    await reachDetails(app)
    await ownEquipment()

    expect((await where()).value).toBe('')
    expect((await where()).selectedOptions[0]?.textContent).toBe(texts.details.chooseWhere)
  })

  it('leaves the choice open when the equipment is in another place', async () => {
    const app = await open(`${path}?equipment=${demoId('equipment vauban 0')}`)
    await reachDetails(app)
    await ownEquipment()

    expect((await where()).value).toBe('')
  })
})
