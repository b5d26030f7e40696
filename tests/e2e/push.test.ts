import { expect, it } from 'vitest'
import { pushRoutes } from '#contract/push.ts'
import { french } from '#locales/catalogues.ts'
import { useBrowser } from './support/browser.ts'
import { enter } from './support/visit.ts'

const browser = useBrowser()
const texts = french.settings.notifications.device

/** A browser without a push service: it starts the worker, and then refuses to subscribe. */
it('subscribes the one worker of the site, under the page’s policy', async () => {
  const page = await browser.openPage('desktop', { serviceWorkers: 'allow' })
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
  await page.route(`**${pushRoutes.read.path}`, (route) =>
    route.fulfill({ json: { public_key: `B${'A'.repeat(86)}`, is_subscribed: false, is_another_subscribed: false } }),
  )
  await enter(page, 'gardien', '/preferences/notifications')
  await page.getByRole('button', { name: texts.turnOn }).click()
  await page.getByText(texts.failed).waitFor()

  const workers = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ scope, active }) => ({ path: new URL(scope).pathname, state: active?.state }))
  })
  expect(workers).toEqual([{ path: '/', state: 'activated' }])
})
