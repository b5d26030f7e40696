import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profileRoutes } from '#contract/profile.ts'
import { catalogues } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const { failNetwork } = usePortalServer()
const { account, errors, profile: texts } = catalogues['fr-FR']
const form = account.profileForm
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const open = () => openScreen('/mon-profil')

it('stores what was changed, says so, and keeps the rest', async () => {
  const { user, api } = await open()
  const before = await api(profileRoutes.read, {})

  await user.type(await field(form.birthDate), '05061980')
  await user.click(screen.getByRole('button', { name: form.submit }))
  await screen.findByText(asRead(texts.saved))

  expect(await api(profileRoutes.read, {})).toEqual({ ...before, birthDate: '1980-06-05' })
})

it('shows the e-mail address, which cannot be changed here, and says who can', async () => {
  await open()

  expect((await field(form.email)).readOnly).toBe(true)
  expect(screen.getByText(asRead(form.emailHint))).toBeDefined()
})

it('tells at the field what the server says of it, and keeps what was typed', async () => {
  const { user } = await open()

  const phone = await field(form.phone)
  await user.clear(phone)
  await user.type(phone, '0612')
  await user.click(screen.getByRole('button', { name: form.submit }))
  await screen.findByText(asRead(errors.field.invalidPhone))

  expect(phone.value).toBe('06 12')
  await waitFor(() => expect(document.activeElement).toBe(phone))
})

it('keeps what was typed when the network fails', async () => {
  const { user } = await open()

  await user.type(await field(form.address), '3 rue Haute')
  failNetwork()
  await user.click(screen.getByRole('button', { name: form.submit }))

  await screen.findByText(asRead(errors.generic))
  expect((await field(form.address)).value).toContain('3 rue Haute')
})

it('says that there is nothing to save when nothing was changed', async () => {
  const { user } = await open()

  await field(form.firstName)
  await user.click(screen.getByRole('button', { name: form.submit }))

  expect(await screen.findByText(asRead(form.nothing))).toBeDefined()
})
