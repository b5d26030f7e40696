import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { settingsRoutes } from '#contract/settings.ts'
import { catalogues } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import type { PrivacyDriver } from './privacy.model.ts'
import { everyPath } from './privacy.model.ts'

const { failNetwork } = usePortalServer()
const { settings, shell, account } = catalogues['fr-FR']
const texts = settings.privacy
const path = '/preferences/confidentialite'
const button = (name: string) => screen.findByRole('button', { name })

async function driveScreen(): Promise<PrivacyDriver> {
  const { user, api } = await openScreen(path)
  const { email: before } = await api(settingsRoutes.readPrivacy, {})
  onTestFinished(
    async () => void (await api(settingsRoutes.updatePrivacy, { body: { privacySettings: { email: before } } })),
  )
  const emailSwitch = () => screen.findByRole('switch', { name: texts.field.email })
  const isShown = async () => (await emailSwitch()).getAttribute('aria-checked') === 'true'
  const toggle = async () => user.click(await emailSwitch())
  const press = async (name: string) => user.click(await button(name))
  return {
    events: {
      'resident chooses otherwise': toggle,
      'resident chooses back': toggle,
      'resident gives the changes up': () => press(texts.undo),
      'resident saves': async () => {
        failNetwork(false)
        await press(texts.save)
      },
      'resident saves, but the network fails': async () => {
        failNetwork()
        await press(texts.save)
        await screen.findByText(asRead(texts.failed))
        failNetwork(false)
      },
      'resident wants to leave': async () => {
        const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }))
        await user.click(trail.getByRole('link', { name: account.preferences }))
      },
      'resident stays': () => press(shell.leaving.stay),
      'resident leaves all the same': () => press(shell.leaving.leave),
    },
    states: {
      'sees what is stored': async () => {
        await waitFor(() => expect(screen.queryByRole('button', { name: texts.save })).toBeNull())
        expect(await isShown()).toBe(before === 'public')
      },
      'has something unsaved': async () => {
        await button(texts.save)
        expect(await isShown()).toBe(before !== 'public')
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      },
      'learns that it is not stored': async () => void (await screen.findByText(asRead(texts.failed))),
      'learns that it is stored': async () => {
        await screen.findByText(asRead(texts.saved))
        expect((await api(settingsRoutes.readPrivacy, {})).email).not.toBe(before)
      },
      'is asked': async () => {
        await screen.findByRole('alertdialog', { name: shell.leaving.title })
        // The history takes a moment to be what it was.
        await waitFor(() => expect(globalThis.location.pathname).toBe(path))
      },
      'is elsewhere': async () => {
        await waitFor(() => expect(globalThis.location.pathname).toBe('/preferences'))
        await screen.findByRole('heading', { level: 1, name: account.preferences })
      },
    },
  }
}

describe('a resident who chooses their privacy and the screen', () => {
  it.each(everyPath.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
