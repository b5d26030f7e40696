import { describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { useBrowser } from './support/browser.ts'
import { signIn, siteOf } from './support/visit.ts'

const browser = useBrowser()
const { notifications: texts } = french
const markRead = /^Marquer comme lue/
/** Generous beside the second that is wanted: two browsers and a server share this machine. */
const soon = 5_000

describe('an open page', () => {
  it('shows what the person does in another tab without a reload', async () => {
    const page = await browser.openPage()
    await signIn(page, 'conseil')
    await page.goto(`${siteOf('ESE')}/activite`)
    await page.getByRole('button', { name: markRead }).first().waitFor()
    const second = await page.context().newPage()
    const streams = second.waitForResponse('**/v1/live')
    await second.goto(`${siteOf('ESE')}/activite`)
    await second.getByRole('button', { name: markRead }).first().waitFor()
    await streams
    const loaded = await second.evaluate(() => performance.timeOrigin)

    const unread = await second.getByRole('button', { name: markRead }).count()
    await page.getByRole('button', { name: markRead }).first().click()
    await second
      .getByRole('button', { name: markRead })
      .nth(unread - 1)
      .waitFor({ state: 'detached', timeout: soon })
    expect(await second.evaluate(() => performance.timeOrigin)).toBe(loaded)
    await page.context().close()
  })

  it('keeps what it has read when the network goes, and catches up when it is back', async () => {
    const page = await browser.openPage()
    await signIn(page, 'bailleur')
    await page.goto(`${siteOf('ESE')}/activite`)
    await page.getByText('Le chauffage est en service').waitFor()
    await page.locator('a[href="/"]:visible').first().click()
    await page.getByRole('heading', { name: /Bonjour/ }).waitFor()

    await page.context().setOffline(true)
    await page.getByText(french.common.offline).waitFor()
    await page.locator('a[href="/activite"]:visible').first().click()
    await page.getByText('Le chauffage est en service').waitFor()
    expect(await page.getByText(french.common.failedTitle).count()).toBe(0)

    const back = page.waitForResponse('**/v1/live')
    await page.context().setOffline(false)
    expect((await back).status()).toBe(200)
    await page.getByRole('button', { name: texts.markAll }).click()
    await page.getByText(texts.allMarked).waitFor()
    await page.context().close()
  })
})
