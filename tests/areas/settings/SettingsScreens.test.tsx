import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { pushRoutes } from '#contract/push.ts'
import { settingsRoutes } from '#contract/settings.ts'
import { catalogues } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const { failNetwork, network } = usePortalServer()
const { settings, shared, common } = catalogues['fr-FR']
const { mailing, notifications, preferences } = settings

it('stores the channel of one kind of letter immediately, and says nothing of a start long past', async () => {
  const { user, api } = await openScreen('/preferences/envoi')

  const calls = within(await screen.findByRole('region', { name: mailing.kind.callsForFunds }))
  await user.click(calls.getByRole('radio', { name: mailing.electronic }))
  await screen.findByText(asRead(mailing.saved))

  expect(await api(settingsRoutes.readMailing, {})).toMatchObject({ callsForFunds: 'electronic' })
  expect(screen.queryByText(/2020/)).toBeNull()
})

it.each([
  ['says that letters on paper go to the address', 'coproprietaire', 'paperHint', 'paperUnaddressed'],
  ['asks people without an address for one', 'conseil', 'paperUnaddressed', 'paperHint'],
] as const)('%s', async (_, name, said, unsaid) => {
  await openScreen('/preferences/envoi', name)

  expect(await screen.findAllByText(asRead(mailing[said]))).toHaveLength(3)
  expect(screen.queryByText(asRead(mailing[unsaid]))).toBeNull()
})

const offerPush = (isOnElsewhere: boolean) =>
  network.use(
    http.get(portalOrigin + pushRoutes.read.path, () =>
      HttpResponse.json({ public_key: 'a key', is_subscribed: false, is_another_subscribed: isOnElsewhere }),
    ),
  )

it('switches one channel of one topic', async () => {
  offerPush(true)
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

const sentences = [notifications.held, notifications.device.notOffered].map(asRead)

it('says only once why devices are on hold when the portal notifies none', async () => {
  await openScreen('/preferences/notifications')
  const name = `${notifications.topic.forum}, ${notifications.push}`
  const held = await screen.findByRole('switch', { name, description: asRead(notifications.device.notOffered) })

  expect(held.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText((text) => sentences.includes(text))).toHaveLength(1)
})

it('keeps choices for devices, and says why they are on hold, while no device receives anything', async () => {
  offerPush(false)
  const { user, api } = await openScreen('/preferences/notifications')
  const stored = async () => (await api(settingsRoutes.readNotificationSettings, {})).settings
  const before = await stored()
  const reason = await screen.findByText(asRead(notifications.held))

  for (const { topic, push } of before.filter(({ topic }) => topic !== 'council_private_document')) {
    const held = screen.getByRole('switch', { name: `${notifications.topic[topic]}, ${notifications.push}` })
    expect([held.getAttribute('aria-checked'), held.getAttribute('aria-disabled')]).toEqual([String(push), 'true'])
    expect(held.getAttribute('aria-describedby')).toBe(reason.id)
    const live = screen.getByRole('switch', { name: `${notifications.topic[topic]}, ${notifications.email}` })
    expect([live.hasAttribute('aria-disabled'), live.hasAttribute('aria-describedby')]).toEqual([false, false])
  }
  const held = screen.getByRole('switch', { name: `${notifications.topic.forum}, ${notifications.push}` })
  screen.getByRole('switch', { name: `${notifications.topic.forum}, ${notifications.email}` }).focus()
  await user.tab()
  expect(document.activeElement).toBe(held)
  await user.keyboard(' ')
  await user.click(held)
  expect(held.hasAttribute('aria-busy')).toBe(false)
  expect(await stored()).toEqual(before)
})

it('rolls a switch back when storing fails, and retries on request', async () => {
  offerPush(true)
  const { user } = await openScreen('/preferences/notifications')
  const name = `${notifications.topic.report}, ${notifications.push}`
  const before = (await screen.findByRole('switch', { name })).getAttribute('aria-checked')

  failNetwork()
  await user.click(screen.getByRole('switch', { name }))
  const retry = await screen.findByRole('button', { name: common.retry })
  // The error spans all columns below its row, because a column of switches is too narrow for a sentence.
  expect(retry.closest('td')?.colSpan).toBe(3)
  expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe(before)
  failNetwork(false)
  await user.click(retry)

  await waitFor(() => expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).not.toBe(before))
})

it('stores the rhythm of e-mails about messages immediately', async () => {
  const { user, api } = await openScreen('/preferences/notifications')
  const { rhythm } = notifications

  const choice = within(await screen.findByRole('region', { name: rhythm.title }))
  await user.click(choice.getByRole('radio', { name: rhythm.daily }))
  await screen.findByText(asRead(rhythm.saved))

  expect(await api(settingsRoutes.readNotificationSettings, {})).toMatchObject({ mailRhythm: 'daily' })
})

it('offers documents of the council only to its members', async () => {
  await openScreen('/preferences/notifications', 'locataire')

  await screen.findByText(notifications.topic.message)
  expect(screen.queryByText(notifications.topic.council_private_document)).toBeNull()
})

it('says when a portal has a single language', async () => {
  await openScreen('/preferences')

  expect(await screen.findByText(preferences.onlyLanguage)).toBeDefined()
  expect(screen.getByRole('navigation', { name: preferences.links })).toBeDefined()
})

it('says that loading failed without a network, and retries', async () => {
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

it('shows every setting read-only during impersonation', async () => {
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
