import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftRoutes } from '#contract/drafts.ts'
import { reportDraft } from '#contract/reportDrafts.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const { server } = usePortalServer()
const { common, newReport: texts, reports, shared } = french
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

const chooseBreakdown = async ({ user }: App) => {
  await user.click(await screen.findByRole('radio', { name: reports.categories.breakdown }))
  await user.click(await button(common.continue))
  await heading(texts.details.title)
}
const keptIn = async ({ api }: App) => ({
  tab: Object.keys(sessionStorage).filter((key) => key.startsWith('draft:report:')).length,
  server:
    (await api(draftRoutes.read, { params: { placeId: tilleuls, form: reportDraft.form }, query: {} })).draft?.value ??
    null,
})

/** Somebody has begun a report, and comes back to it. */
async function comeBack(step: string) {
  const first = await open()
  await chooseBreakdown(first)
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

describe('giving up a draft', () => {
  it('is asked about first: whoever keeps it finds it as it was, and the focus where it was', async () => {
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
  ])('from %s takes it out of this tab and off the server, and begins anew at what is asked first', async (_, step) => {
    const { ask, ...app } = await comeBack(step)
    const key = (await keptIn(app)).server?.key
    const question = await ask()

    await app.user.click(question.getByRole('button', { name: french.drafts.confirm }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.queryByText(french.drafts.restored)).toBeNull())
    const first = await heading(texts.what.title)
    await waitFor(() => expect(document.activeElement).toBe(first))
    await waitFor(async () => expect(await keptIn(app)).toEqual({ tab: 0, server: null }))
    await chooseBreakdown(app)
    expect(await field(texts.details.name)).toHaveProperty('value', '')
    await screen.findByText(french.drafts.kept)
    expect((await keptIn(app)).server?.key).not.toBe(key)
  })
})

/** What the place has a record of comes after the form. */
const ownEquipment = () => screen.findByRole('option', { name: /^Ascenseur du bâtiment A/ })

describe('a piece of equipment that the place has a record of', () => {
  it('is still chosen after a reload, whatever is typed next', async () => {
    const first = await open()
    await chooseBreakdown(first)
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

  it('that the place no longer has is to be chosen anew', async () => {
    const app = await open()
    await chooseBreakdown(app)
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
  it('says where it is, until another place is chosen: a reload keeps that one', async () => {
    const app = await open(`${path}?equipment=${elevator}`)
    await chooseBreakdown(app)
    await waitFor(async () => expect((await where()).value).toBe(`elevator:${elevator}`))
    await app.user.selectOptions(await where(), 'corridor')
    app.leave()

    await open(globalThis.location.pathname + globalThis.location.search)

    await heading(texts.details.title)
    await ownEquipment()
    expect((await where()).value).toBe('corridor')
  })

  it('of no such thing leaves the place to be chosen', async () => {
    const app = await open(`${path}?equipment=${demoId('equipment nowhere')}`)
    await chooseBreakdown(app)
    await ownEquipment()

    expect((await where()).value).toBe('')
    expect((await where()).selectedOptions[0]?.textContent).toBe(texts.details.chooseWhere)
  })

  it('of another place leaves the place to be chosen', async () => {
    const app = await open(`${path}?equipment=${demoId('equipment vauban 0')}`)
    await chooseBreakdown(app)
    await ownEquipment()

    expect((await where()).value).toBe('')
  })
})
