import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { settingsRoutes } from '#contract/settings.ts'
import { catalogues } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import type { PrivacyDriver } from './privacy.model.ts'
import { coveringPaths } from './privacy.model.ts'

const { failNetwork } = usePortalServer()
const { drafts, ownAccount, settings } = catalogues['fr-FR']
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
      'resident changes a setting': toggle,
      'resident changes it back': toggle,
      'resident discards the changes': () => press(texts.undo),
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
        await user.click(trail.getByRole('link', { name: ownAccount.preferences }))
      },
      'resident stays': () => press(drafts.leaving.stay),
      'resident leaves anyway': () => press(drafts.leaving.leave),
    },
    states: {
      'sees the saved settings': async () => {
        await waitFor(() => expect(screen.queryByRole('button', { name: texts.save })).toBeNull())
        expect(await isShown()).toBe(before === 'public')
      },
      'has unsaved changes': async () => {
        await button(texts.save)
        expect(await isShown()).toBe(before !== 'public')
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      },
      'learns that saving failed': async () => void (await screen.findByText(asRead(texts.failed))),
      'learns that the changes are saved': async () => {
        await screen.findByText(asRead(texts.saved))
        expect((await api(settingsRoutes.readPrivacy, {})).email).not.toBe(before)
      },
      'is asked to confirm leaving': async () => {
        await screen.findByRole('alertdialog', { name: drafts.leaving.title })
        // Restoring the history takes a moment.
        await waitFor(() => expect(globalThis.location.pathname).toBe(path))
      },
      'is on another page': async () => {
        await waitFor(() => expect(globalThis.location.pathname).toBe('/preferences'))
        await screen.findByRole('heading', { level: 1, name: ownAccount.preferences })
      },
    },
  }
}

describe('privacy settings, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
