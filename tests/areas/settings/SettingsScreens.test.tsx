import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { settingsRoutes } from '#contract/settings.ts'
import { catalogues } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const { failNetwork } = usePortalServer()
const { settings, shared, common } = catalogues['fr-FR']
const { mailing, notifications, preferences } = settings

it('stores the channel of one kind of letter at once, and shows from when choices apply', async () => {
  const { user, api } = await openScreen('/preferences/envoi')

  const calls = within(await screen.findByRole('region', { name: mailing.kind.callsForFunds }))
  await user.click(calls.getByRole('radio', { name: mailing.electronic }))
  await screen.findByText(asRead(mailing.saved))

  expect(await api(settingsRoutes.readMailing, {})).toMatchObject({ callsForFunds: 'electronic' })
  expect(screen.getByText(/1er janvier 2020/)).toBeDefined()
})

it('switches one channel of one topic', async () => {
  const { user, api } = await openScreen('/preferences/notifications')
  const name = `${notifications.topic.forum}, ${notifications.push}`

  const before = (await screen.findByRole('switch', { name })).getAttribute('aria-checked')
  await user.click(screen.getByRole('switch', { name }))

  await waitFor(() => {
    const topic = screen.getByRole('switch', { name })
    expect(topic.getAttribute('aria-checked')).not.toBe(before)
    expect(topic.getAttribute('aria-busy')).toBeNull()
  })
  const { settings: stored } = await api(settingsRoutes.readNotificationSettings, {})
  expect(String(stored.find(({ topic }) => topic === 'forum')?.push)).not.toBe(before)
})

it('puts a switch back when it could not be stored, and tries again when asked to', async () => {
  const { user } = await openScreen('/preferences/notifications')
  const name = `${notifications.topic.report}, ${notifications.push}`
  const before = (await screen.findByRole('switch', { name })).getAttribute('aria-checked')

  failNetwork()
  await user.click(screen.getByRole('switch', { name }))
  const retry = await screen.findByRole('button', { name: common.retry })
  expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe(before)
  failNetwork(false)
  await user.click(retry)

  await waitFor(() => expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).not.toBe(before))
})

it('offers documents of the council to its members alone', async () => {
  await openScreen('/preferences/notifications', 'locataire')

  await screen.findByText(notifications.topic.message)
  expect(screen.queryByText(notifications.topic.council_private_document)).toBeNull()
})

it('says so where a portal speaks one language', async () => {
  await openScreen('/preferences')

  expect(await screen.findByText(/une seule langue/)).toBeDefined()
  expect(screen.getByRole('navigation', { name: preferences.links })).toBeDefined()
})

it('says that the settings could not be loaded without network, and loads them when asked again', async () => {
  const { user, loaded } = await openScreen('/preferences')
  await loaded()
  failNetwork()
  await goTo('/preferences/confidentialite')

  const retry = await screen.findByRole('button', { name: common.retry })
  expect(screen.queryByRole('switch')).toBeNull()
  failNetwork(false)
  await user.click(retry)

  expect(await screen.findByRole('switch', { name: settings.privacy.field.email })).toBeDefined()
})

it('lets whoever looks at the portal as somebody else read every setting, and change none', async () => {
  const { session } = await openScreen('/preferences', 'admin')
  await act(async () =>
    session().send({ type: 'impersonation.start', userId: demoId('person president'), reason: 'Appel du 12 mars' }),
  )
  await waitFor(() => expect(globalThis.location.pathname).toBe('/'))

  for (const path of ['/preferences/confidentialite', '/preferences/envoi', '/preferences/notifications']) {
    await goTo(path)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    await screen.findByText(shared.readOnly.title)
    const controls = () => [...screen.queryAllByRole('switch'), ...screen.queryAllByRole('radio')]
    await waitFor(() => expect(controls()).not.toEqual([]))
    expect(controls().filter((one) => !one.matches(':disabled'))).toEqual([])
  }
})
