import type { Browser } from 'playwright-core'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { shown } from '#tests/models/authentication.words.ts'
import { openSlowPhone } from './slowPhone.ts'
import type { Row } from './table.ts'

const runs = 3

declare global {
  interface Window {
    benchInteractions: { count: number; slowest: number }
  }
}

/** Signing in by ten real keys and clicks on a slow processor: from each of them to the paint it caused. */
export async function interactionRows(browser: Browser, portalUrl: string): Promise<readonly Row[]> {
  const slowest: number[] = []
  for (let run = 0; run < runs; run += 1) slowest.push(await slowestInteraction(browser, portalUrl))
  return [
    {
      what: 'sign-in on a slow processor: slowest of ten keys and clicks (INP), worst of 3 runs',
      measured: Math.max(...slowest),
      limit: 100,
      unit: 'ms',
    },
  ]
}

async function slowestInteraction(browser: Browser, portalUrl: string) {
  const { page, close } = await openSlowPhone(browser, { isOnSlow4G: false })
  await page.addInitScript(observe)
  await page.goto(`${portalUrl}/connexion`, { waitUntil: 'networkidle' })

  const email = demoEmail('coproprietaire')
  const emailField = page.getByLabel(shown.emailField)
  await emailField.click()
  await emailField.fill(email.slice(0, -3))
  await emailField.pressSequentially(email.slice(-3), { delay: 100 })
  await page.getByRole('button', { name: shown.continueButton }).click()
  const passwordField = page.getByLabel(shown.passwordField, { exact: true })
  await passwordField.click()
  await passwordField.fill(demoPassword.slice(0, -3))
  await passwordField.pressSequentially(demoPassword.slice(-3), { delay: 100 })
  await page.getByRole('button', { name: shown.signInButton }).click()
  await page.waitForURL(`${portalUrl}/`)
  await page.waitForLoadState('networkidle')

  const { count, slowest } = await page.evaluate(() => window.benchInteractions)
  await close()
  if (count < 5) throw new Error(`the page reported ${count} interactions`)
  return slowest
}

/** Runs in the page before anything else does. Entries below 16 ms are not reported, and not wanted. */
function observe() {
  const seen = { count: 0, slowest: 0 }
  window.benchInteractions = seen
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue
      seen.count += 1
      seen.slowest = Math.max(seen.slowest, entry.duration)
    }
  }).observe(options)
}
