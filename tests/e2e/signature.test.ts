import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { signaturePath } from '#src/areas/payments/setup/setupWords.ts'
import { startSignatureProvider } from '#tests/support/server/signatureProvider.ts'
import { useBrowser } from './support/browser.ts'
import { builtServer, type Portal, startPortal } from './support/portal.ts'
import { enter } from './support/visit.ts'

const browser = useBrowser()
const { outcome, setup } = french
let provider: Awaited<ReturnType<typeof startSignatureProvider>>
let portal: Portal

beforeAll(async () => {
  provider = await startSignatureProvider()
  const { url, key, webhookSecret } = provider.settings
  const settings = {
    SIGNATURE_URL: url,
    SIGNATURE_KEY: key,
    SIGNATURE_WEBHOOK_SECRET: webhookSecret,
    // Nothing is signed at night.
    DEMO_CLOCK: `${new Date().toISOString().slice(0, 10)}T10:00:00Z`,
  }
  portal = await startPortal(settings, builtServer, inject('seededFolder'))
})
afterAll(async () => {
  await portal.stop()
  await provider.stop()
})

/** Only a browser leaves for another origin and comes back, under the page's policy, with its session. */
it('signs a mandate on the page of a provider on a narrow phone, and comes back to pay', async () => {
  const page = await browser.openPage('phone')
  await enter(page, 'conseil', signaturePath, portal.url)
  await page.getByRole('button', { name: setup.sign.atProvider }).click()
  await page.getByRole('button', { name: 'Je signe' }).click()
  await page.getByRole('heading', { name: outcome.states.signed.heading }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: outcome.signature.goOn }).click()
  await page.getByRole('heading', { name: setup.pay.title }).waitFor()
  await page.getByRole('link', { name: setup.pay.paper }).waitFor()

  await page.goBack()
  await page.getByRole('heading', { name: outcome.states.signed.heading }).waitFor()
  await page.context().close()
})
