import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calendarRoutes } from '#contract/calendar.ts'
import { catalogues } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

usePortalServer()
const { calendar } = catalogues['fr-FR'].settings

it('creates an address, shows and copies it once, and revokes it after a confirmation', async () => {
  const { user, api } = await openScreen('/preferences')
  const panel = within(await screen.findByRole('region', { name: calendar.title }))

  await user.click(await panel.findByRole('button', { name: calendar.create }))
  const field = await panel.findByRole<HTMLInputElement>('textbox', { name: calendar.address })
  expect(field.value).toMatch(/\/v1\/calendars\/[\w-]{43}\.ics$/)
  await user.click(panel.getByRole('button', { name: calendar.copy }))
  await screen.findByText(asRead(calendar.copied))
  expect(await navigator.clipboard.readText()).toBe(field.value)

  await user.click(panel.getByRole('button', { name: calendar.revoke }))
  const dialog = within(await screen.findByRole('alertdialog', { name: calendar.confirmTitle }))
  await user.click(dialog.getByRole('button', { name: calendar.revoke }))
  await panel.findByRole('button', { name: calendar.create })
  expect(await api(calendarRoutes.read, {})).toEqual({ createdAt: null })
})
