import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { profileRoutes } from '#contract/profile.ts'
import { catalogues } from '#locales/catalogues.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const { failNetwork } = usePortalServer()
const { ownAccount, common, errors, profile: texts } = catalogues['fr-FR']
const form = ownAccount.profileForm
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const open = () => openScreen('/mon-profil')

it('stores the changes, says so, and keeps the other fields', async () => {
  const { user, api } = await open()
  const before = await api(profileRoutes.read, {})

  await user.type(await field(form.birthDate), '05061980')
  await user.click(screen.getByRole('button', { name: form.submit }))
  await screen.findByText(asRead(texts.saved))

  expect(await api(profileRoutes.read, {})).toEqual({ ...before, birthDate: '1980-06-05' })
})

it('stores an emptied field as unknown', async () => {
  const { user, api } = await open()
  const before = await api(profileRoutes.read, {})

  await user.clear(await field(form.birthDate))
  await user.clear(await field(form.phone))
  await user.clear(await field(form.address))
  await user.type(await field(form.address), '3 rue du Parc')
  await user.click(screen.getByRole('button', { name: form.submit }))
  await screen.findByText(asRead(texts.saved))

  expect(await api(profileRoutes.read, {})).toEqual({
    ...before,
    birthDate: null,
    phoneNumber: null,
    address: '3 rue du Parc',
  })
})

it('shows the e-mail address, which cannot be changed here, and says who can', async () => {
  await open()

  expect((await screen.findByRole('definition')).textContent).toBe(demoEmail('coproprietaire'))
  expect(screen.queryByRole('textbox', { name: form.email })).toBeNull()
  expect(screen.getByText(asRead(form.emailHint))).toBeDefined()
})

it('shows the server’s error at the field, and keeps the typed text', async () => {
  const { user } = await open()

  const phone = await field(form.phone)
  await user.clear(phone)
  await user.type(phone, '0612')
  await user.click(screen.getByRole('button', { name: form.submit }))
  await screen.findByText(asRead(errors.field.invalidPhone))

  expect(phone.value).toBe('06 12')
  await waitFor(() => expect(document.activeElement).toBe(phone))
})

it('keeps the typed text when the network fails', async () => {
  const { user } = await open()

  await user.type(await field(form.address), '3 rue Haute')
  failNetwork()
  await user.click(screen.getByRole('button', { name: form.submit }))

  await screen.findByText(asRead(errors.generic))
  expect((await field(form.address)).value).toContain('3 rue Haute')
})

it('says that there is nothing to save without a change', async () => {
  const { user } = await open()

  await field(form.firstName)
  await user.click(screen.getByRole('button', { name: form.submit }))

  expect(await screen.findByText(asRead(form.nothing))).toBeDefined()
})

it('restores unsaved text after a reload, and drops it once it is saved', async () => {
  const { user, leave } = await open()
  await user.type(await field(form.address), 'Escalier B')
  leave()

  const again = await open()
  expect((await field(form.address)).value).toContain('Escalier B')
  await again.user.click(screen.getByRole('button', { name: form.submit }))
  await screen.findByText(asRead(texts.saved))

  expect((await again.api(profileRoutes.read, {})).address).toContain('Escalier B')
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:profile:'))).toEqual([])
})

it('says that loading failed, and retries', async () => {
  const { user, queries, loaded } = await openScreen('/preferences')
  await loaded()
  const client = await queries.load()
  client.removeQueries({ queryKey: ['profile'] })
  failNetwork()
  await goTo('/mon-profil')

  await screen.findByRole('button', { name: common.retry })
  failNetwork(false)
  await user.click(screen.getByRole('button', { name: common.retry }))

  expect((await field(form.firstName)).value).not.toBe('')
})

it('shows any name as it was typed, and runs none of it', async () => {
  const { user, api } = await open()
  const name = await field(form.displayName)
  const before = name.value
  onTestFinished(async () => void (await api(profileRoutes.update, { body: { user: { displayName: before } } })))
  const hostile = hostileTexts.find((text) => text.startsWith('<img')) ?? ''

  await user.clear(name)
  await user.click(name)
  await user.paste(hostile)
  await user.click(screen.getByRole('button', { name: form.submit }))

  expect(await screen.findByRole('heading', { level: 2, name: hostile })).toBeDefined()
  expect(document.querySelector('img[src="x"]')).toBeNull()
  expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
})
