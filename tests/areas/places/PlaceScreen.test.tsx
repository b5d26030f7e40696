import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoAddress, demoPlace } from '#tests/support/demoNames.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { openImpersonating } from '#tests/support/openImpersonating.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { retryOnce } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { failNetwork } = portal
const { breadcrumb, errors, places, roles } = french
const vauban = demoId('place vauban')
const open = (name?: string) => openScreen('/immeuble', name)
const region = async (name: string) => within(await screen.findByRole('region', { name: asRead(name) }))
const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label })

it('says what a co-owner owns, and their share of the whole', async () => {
  await open()

  const { tantiemesTotal } = demoPlace('vauban')
  const percent = (tantiemes: number) => ((100 * tantiemes) / tantiemesTotal).toFixed(2).replace('.', ',')
  const owned = demoWorld({ now: new Date(), passwordHash: '' }).lots.filter(
    ({ placeId, ownerId }) => placeId === vauban && ownerId === demoId('person coproprietaire'),
  )
  const sum = owned.reduce((added, { tantiemes }) => added + tantiemes, 0)
  const own = await region(places.own.title)
  const rows = await own.findAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(places.own.share),
    ...owned.map(({ number, building, tantiemes }) =>
      expect.stringMatching(new RegExp(`n°\\s${number}\\D.*${building}${tantiemes}.*${percent(tantiemes)}`)),
    ),
    expect.stringMatching(new RegExp(`Ensemble${sum}.*${percent(sum)}`)),
  ])
  expect((await region(places.facts.title)).getByText(asRead(demoAddress('vauban')))).toBeDefined()
})

it('is called the same in its breadcrumb as in those of the pages below it', async () => {
  await open()
  await screen.findByRole('heading', { level: 1, name: demoPlace('vauban').name })

  const trail = within(screen.getByRole('navigation', { name: breadcrumb.label }))
  expect(trail.getByText(breadcrumb.pages.place).getAttribute('aria-current')).toBe('page')
})

it('remembers the chosen fiscal year across pages', async () => {
  const { user } = await open()
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: places.fiscalYear.label })

  const { options, selectedIndex } = await choice()
  expect(options[selectedIndex]?.textContent).toMatch(/en cours/)
  const former = options[selectedIndex + 1]
  await user.selectOptions(await choice(), former?.value ?? '')
  await goTo('/agence')
  await screen.findByRole('region', { name: places.agency.hours })
  await goTo('/immeuble')

  expect((await choice()).value).toBe(former?.value)
})

it('shows the typed name for a place, and the profile’s name once it is cleared', async () => {
  const { user } = await open('president')
  const name = hostileTexts[2] ?? ''
  const rename = async (text: string) => {
    const [button] = await screen.findAllByRole('button', { name: places.identities.rename })
    await user.click(button ?? document.body)
    await user.clear(await field(places.identities.name))
    if (text) await user.type(await field(places.identities.name), text)
    await user.click(screen.getByRole('button', { name: places.edit.save }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  await rename(name)
  expect(await (await region(places.identities.title)).findByText(name)).toBeDefined()
  await rename('')

  await waitFor(() => expect(screen.queryByText(name)).toBeNull())
  expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
})

it('lets a person with several roles choose the default one', async () => {
  const { user } = await open('conseil')
  const identities = await region(places.identities.title)

  const choices = await identities.findAllByRole('button', { name: places.identities.choose })
  await user.click(choices.at(-1) ?? document.body)

  await screen.findByText(places.identities.chosen)
  expect(await identities.findByText(places.identities.default)).toBeDefined()
})

it('keeps a manager’s text when the server refuses a field, and shows the place once it is stored', async () => {
  const { user, api } = await open('gestionnaire')
  const name = 'Le Clos <b>Vauban</b>'

  await user.click(await screen.findByRole('button', { name: places.edit.open }))
  await user.clear(await field(places.edit.name))
  await user.type(await field(places.edit.name), name)
  await user.clear(await field(places.edit.zipCode))
  await user.type(await field(places.edit.zipCode), 'H2J 2L3')
  await user.click(screen.getByRole('button', { name: places.edit.save }))
  await waitFor(async () => expect((await field(places.edit.zipCode)).getAttribute('aria-invalid')).toBe('true'))
  expect((await field(places.edit.name)).value).toBe(name)
  await user.clear(await field(places.edit.zipCode))
  await user.type(await field(places.edit.zipCode), '59000')
  await user.click(screen.getByRole('button', { name: places.edit.save }))

  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
  await screen.findByText(places.edit.saved)
  expect(await api(placeRoutes.read, { params: { placeId: vauban } })).toMatchObject({ name, zipCode: '59000' })
})

it('keeps a manager’s changes when the form is closed, but no unchanged field', async () => {
  const { user } = await open('gestionnaire')
  const openForm = async () => user.click(await screen.findByRole('button', { name: places.edit.open }))
  const drafts = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:place:'))
  await openForm()

  await user.clear(await field(places.edit.street))
  await user.type(await field(places.edit.street), '29 boulevard Vauban')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(drafts().map(([, text]) => JSON.parse(text))).toEqual([{ street: '29 boulevard Vauban' }])
  await openForm()
  expect((await field(places.edit.street)).value).toBe('29 boulevard Vauban')
  expect((await field(places.edit.city)).value).toBe('Lille')
  await user.click(screen.getByRole('button', { name: places.edit.save }))

  await screen.findByText(places.edit.saved)
  await waitFor(() => expect(drafts()).toEqual([]))
})

it('keeps a typed name for one role of a person only', async () => {
  const { user } = await open('conseil')
  const identities = await region(places.identities.title)
  const openForm = async (index: number) => {
    const buttons = await identities.findAllByRole('button', { name: places.identities.rename })
    await user.click(buttons[index] ?? document.body)
  }
  await openForm(0)
  const before = (await field(places.identities.name)).value

  await user.type(await field(places.identities.name), ' la voisine')
  await user.keyboard('{Escape}')
  await openForm(1)
  expect((await field(places.identities.name)).value).not.toContain('la voisine')
  await user.keyboard('{Escape}')
  await openForm(0)
  expect((await field(places.identities.name)).value).toBe(`${before} la voisine`)
  await user.click(screen.getByRole('button', { name: places.edit.cancel }))
  await openForm(0)

  expect((await field(places.identities.name)).value).toBe(before)
})

it('says in the dialog that the network is down, and keeps it open', async () => {
  const { user } = await open('gestionnaire')
  await user.click(await screen.findByRole('button', { name: places.edit.open }))

  failNetwork()
  await user.click(screen.getByRole('button', { name: places.edit.save }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(errors.generic)).toBeDefined()
  expect((await field(places.edit.city)).value).toBe('Lille')
})

it('offers only what the person’s roles allow', async () => {
  await open('locataire')

  expect((await (await region(places.facts.title)).findAllByText(roles.tenant)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: places.edit.open })).toBeNull()
  expect(screen.queryByRole('region', { name: places.fiscalYear.title })).toBeNull()
  expect(screen.queryByRole('region', { name: places.own.title })).toBeNull()
  expect(screen.queryByRole('link', { name: places.shared.invite })).toBeNull()
})

it('offers no change during impersonation', async () => {
  await openImpersonating('gestionnaire', '/immeuble')

  await region(places.identities.title)
  await screen.findByRole('region', { name: places.facts.title })
  expect(screen.queryByRole('button', { name: places.edit.open })).toBeNull()
  expect(screen.queryByRole('button', { name: places.identities.rename })).toBeNull()
  expect(screen.queryByRole('link', { name: places.shared.invite })).toBeNull()
})

it('retries loading the agency on request', async () => {
  await retryOnce(portal, await openScreen('/mes-immeubles'), '/agence')

  expect(await screen.findByRole('region', { name: places.agency.hours })).toBeDefined()
})
