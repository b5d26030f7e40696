import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import type { PrivacyDriver } from '#tests/models/privacy.model.ts'
import { coveringPaths } from '#tests/models/privacy.model.ts'
import { useBrowser } from './support/browser.ts'
import { enter } from './support/visit.ts'

const browser = useBrowser()
const { drafts, ownAccount, settings } = french
const texts = settings.privacy
const path = '/preferences/confidentialite'

async function openPrivacy() {
  const page = await browser.openPage()
  await enter(page, 'gardien', '/preferences')
  await page.getByRole('link', { name: settings.preferences.privacy }).click()
  await page.getByRole('switch', { name: texts.field.birthDate }).waitFor()
  return page
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The question appears immediately, but restoring the history takes a moment. */
const isAsked = async (page: Page) => {
  await page.getByRole('alertdialog', { name: drafts.leaving.title }).waitFor()
  await isAt(page, path)
}
const isAt = (page: Page, wanted: string) => page.waitForURL((url) => url.pathname === wanted)
const isElsewhere = (page: Page) => isAt(page, '/preferences')

/** Leaves by the breadcrumb’s link or by the browser’s back button. */
const ways = {
  'a link': (page: Page) => page.getByRole('main').getByRole('link', { name: ownAccount.preferences }).click(),
  'the back button': (page: Page) => page.evaluate(() => globalThis.history.back()),
}

async function driveBrowser(page: Page, leave: (page: Page) => Promise<void>): Promise<PrivacyDriver> {
  const one = page.getByRole('switch', { name: texts.field.birthDate })
  const isOn = async () => (await one.getAttribute('aria-checked')) === 'true'
  const before = await isOn()
  const saving = (url: URL) => url.pathname.endsWith('/privacy_settings')
  return {
    events: {
      'resident changes a setting': () => one.click(),
      'resident changes it back': () => one.click(),
      'resident discards the changes': () => press(page, texts.undo),
      'resident saves': () => press(page, texts.save),
      'resident saves, but the network fails': async () => {
        await page.route(saving, (route) => route.abort())
        await press(page, texts.save)
        await page.getByText(texts.failed).waitFor()
        await page.unroute(saving)
      },
      'resident wants to leave': () => leave(page),
      'resident stays': () => press(page, drafts.leaving.stay),
      'resident leaves anyway': () => press(page, drafts.leaving.leave),
    },
    states: {
      'sees the saved settings': () => expect.poll(isOn).toBe(before),
      'has unsaved changes': async () => {
        await page.getByRole('button', { name: texts.save, exact: true }).waitFor()
        await expect.poll(isOn).toBe(!before)
        await isAt(page, path)
      },
      'learns that saving failed': () => page.getByText(texts.failed).waitFor(),
      'learns that the changes are saved': () => page.getByText(texts.saved).waitFor(),
      'is asked to confirm leaving': () => isAsked(page),
      'is on another page': () => isElsewhere(page),
    },
  }
}

/** The other paths need no history, so the walk in jsdom is enough. */
const leavingPaths = coveringPaths.filter(({ description }) => description.includes('wants to leave'))

describe.each(Object.entries(ways))('a resident who changes their privacy and leaves by %s', (_way, leave) => {
  it.each(leavingPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    const page = await openPrivacy()
    await one.test(await driveBrowser(page, leave))
    await page.context().close()
  })
})

it.each(Object.entries(ways))(
  'who was asked, and stays, is asked again when they go away by %s',
  async (_way, leave) => {
    const page = await openPrivacy()
    const { events } = await driveBrowser(page, leave)

    await events['resident changes a setting']()
    await events['resident wants to leave']()
    await isAsked(page)
    await events['resident stays']()
    await page.getByRole('button', { name: texts.save, exact: true }).waitFor()
    await events['resident wants to leave']()
    await isAsked(page)
    await events['resident leaves anyway']()

    await isElsewhere(page)
    await page.context().close()
  },
)

it('keeps the history: staying adds nothing to it, and leaving by the back button goes back', async () => {
  const page = await openPrivacy()
  const { events } = await driveBrowser(page, ways['a link'])
  const length = () => page.evaluate(() => globalThis.history.length)
  const before = await length()

  await events['resident changes a setting']()
  await events['resident wants to leave']()
  await isAsked(page)
  await events['resident stays']()
  await ways['the back button'](page)
  await isAsked(page)
  await events['resident leaves anyway']()
  await isElsewhere(page)

  await page.goForward()
  await page.getByRole('switch', { name: texts.field.birthDate }).waitFor()
  expect(await length()).toBe(before)
  await ways['the back button'](page)
  await isElsewhere(page)
  await page.context().close()
})
