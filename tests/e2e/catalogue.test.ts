import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { developmentLogin } from '#contract/developmentLogin.ts'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { offerCodes } from '#contract/offers.ts'
import { texts } from '#locales/fr-FR/signIn.ts'
import { offers } from '#offers/offers.ts'
import { serveStage } from '#tests/stage/serveStage.ts'
import { violationsOf } from './support/axe.ts'
import type { Width } from './support/browser.ts'
import { useBrowser, widths } from './support/browser.ts'
import { devServer, startPortal } from './support/portal.ts'

const browser = useBrowser()
let stage: Awaited<ReturnType<typeof serveStage>>
/** One context for all pages, because it caches the scripts. */
let context: BrowserContext | undefined

beforeAll(async () => {
  // A build, because the dev server sends each module by itself to each new page.
  stage = await serveStage()
  context = await browser.openContext('desktop', { bypassCSP: true, reducedMotion: 'reduce' })
})
afterAll(() => stage.close())

const title = (page: Page) => page.getByRole('heading', { name: 'Widgets', level: 1 })

async function openCatalogue(offer: string, locale: string, width: Width) {
  if (!context) throw new Error('the context is opened before the first test')
  const page = await context.newPage()
  await page.setViewportSize(widths[width])
  await page.goto(`${stage.url}/catalogue?${new URLSearchParams({ offer, locale })}`)
  await title(page).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function judge(offer: OfferCode, locale: LocaleCode, width: Width) {
  const page = await openCatalogue(offer, locale, width)
  const families = await page.getByRole('navigation', { name: 'Families' }).getByRole('link').count()
  expect(await page.locator('main > section').count()).toBe(families)
  expect(await violationsOf(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.close()
}

const brands = offerCodes.flatMap((offer) => offers[offer].locales.map((locale) => [offer, locale] as const))

/** Each test has its own page, so one page loads while another is examined. */
describe('every widget passes axe (WCAG 2.2 A and AA)', { concurrent: true }, () => {
  it.each(brands)('under %s in %s', (offer, locale) => judge(offer, locale, 'desktop'))

  it.each(['tablet', 'phone'] as const)('on a %s, and fits it', async (width) => {
    await judge('ESE', 'fr-FR', width)
    await judge('VQC', 'en-CA', width)
  })
})

it.each(['Modal', 'ConfirmDialog', 'ConfirmDialog, danger'])('an open %s passes axe', async (name) => {
  const page = await openCatalogue('ESE', 'fr-FR', 'phone')
  await page.getByRole('button', { name, exact: true }).click()
  await page.locator('dialog[open]').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.close()
})

it('a dialog traps the focus, and gives it back to where it was', async () => {
  const page = await openCatalogue('ESE', 'fr-FR', 'desktop')
  const opener = page.getByRole('button', { name: 'Modal', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Renommer le fichier' })
  await dialog.waitFor()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
    expect(place).not.toBe('MAIN')
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('is served by the dev server, as is the login screen at an address of its own', async () => {
  const server = await startPortal({}, devServer, inject('seededFolder'))
  onTestFinished(() => server.stop())
  const page = await browser.openPage()
  await page.goto(`${server.url}/catalogue`)
  await title(page).waitFor()
  expect((await page.goto(server.url + developmentLogin))?.status()).toBe(200)
  await page.getByLabel(texts.authentication.login.email).waitFor()
  // Parts of the page that come later must not find the server gone.
  await page.waitForLoadState('networkidle')
  await page.close()
})
