import type { Browser, BrowserContext } from 'playwright-core'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { shown } from '#tests/models/authentication.words.ts'

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

/** The browser storage of somebody who has signed in, without the cache. */
export async function signedIn(browser: Browser, portalUrl: string, name = 'coproprietaire'): Promise<Storage> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(`${portalUrl}/connexion`)
  await page.getByLabel(shown.emailField).fill(demoEmail(name))
  await page.getByRole('button', { name: shown.continueButton }).click()
  await page.getByLabel(shown.passwordField, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: shown.signInButton }).click()
  await page.waitForURL(`${portalUrl}/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const storage = await context.storageState()
  await context.close()
  return storage
}
