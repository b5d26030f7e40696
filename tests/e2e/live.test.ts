import { describe, expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { fromWire, toWire } from '#contract/case.ts'
import { placeDetail, placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { useBrowser } from './support/browser.ts'
import { enter, enterLive, siteOf } from './support/visit.ts'

const browser = useBrowser()
const { notifications: texts } = french
const markRead = /^Marquer comme lue/

/** The API of a place for its manager, without a browser. */
async function openAsManager(name: string) {
  const token = await signInOver(siteOf('ESE'), 'gestionnaire')
  const call = async (path: string, options: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${siteOf('ESE')}${path}`, { ...options, headers })
    expect(answer.status).toBe(200)
    return fromWire(await answer.json())
  }
  const { data } = placeRoutes.mine.answer.parse(await call(`${placeRoutes.mine.path}?per_page=100`))
  const found = Object.values(data.entities.places).find((place) => place.name === name)
  if (!found) throw new Error(`the manager has no place named ${name}`)
  const path = `/v1/places/${found.id}`
  const { description, street, zipCode, city } = placeDetail.parse(await call(path))
  return {
    name,
    rename: (other: string) =>
      call(path, {
        method: 'PUT',
        body: JSON.stringify(toWire({ place: { name: other, description, street, zipCode, city } })),
      }),
  }
}

describe('an open page', () => {
  it('shows what the person does in another tab without a reload', async () => {
    const page = await browser.openPage()
    await enter(page, 'conseil', '/activite')
    await page.getByRole('button', { name: markRead }).first().waitFor()
    const second = await page.context().newPage()
    const streams = second.waitForResponse('**/v1/live')
    await second.goto(`${siteOf('ESE')}/activite`)
    await second.getByRole('button', { name: markRead }).first().waitFor()
    await streams
    const loaded = await second.evaluate(() => performance.timeOrigin)

    // Finds the notification by name, because those of other tests may still arrive.
    const button = page.getByRole('button', { name: markRead }).first()
    const same = second.getByRole('button', { name: (await button.getAttribute('aria-label')) ?? '', exact: true })
    const unread = await same.count()
    await button.click()
    await same.nth(unread - 1).waitFor({ state: 'detached' })
    expect(await second.evaluate(() => performance.timeOrigin)).toBe(loaded)
    await page.context().close()
  })

  it('shows a place’s new name that a manager sets elsewhere', async () => {
    const page = await enterLive(await browser.openPage(), 'coproprietaire', applicationPaths.place)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const heading = page.getByRole('heading', { level: 1 })
    const loaded = await page.evaluate(() => performance.timeOrigin)
    const place = await openAsManager((await heading.textContent()) ?? '')

    await place.rename('Résidence des Quatre Vents')
    await heading.filter({ hasText: 'Résidence des Quatre Vents' }).waitFor()
    await place.rename(place.name)
    await heading.filter({ hasText: place.name }).waitFor()
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
    await page.context().close()
  })

  it('keeps its data when the network fails, and catches up when it is back', async () => {
    const page = await browser.openPage()
    await enter(page, 'president', '/activite')
    // Other tests cause notifications here too, so the latest one is what counts.
    const news = page.getByRole('main').locator('li p')
    const told = (await news.first().textContent()) ?? ''
    await page.locator('a[href="/"]:visible').first().click()
    await page.getByRole('heading', { name: /Bonjour/ }).waitFor()

    await page.context().setOffline(true)
    await page.getByText(french.common.offline).waitFor()
    await page.locator('a[href="/activite"]:visible').first().click()
    await news.filter({ hasText: told }).first().waitFor()
    await page.getByText(/^Dernière mise à jour/).waitFor()
    expect(await page.getByText(french.common.failedTitle).count()).toBe(0)

    await page.locator('a[href="/equipements"]:visible').first().click()
    await page.getByRole('heading', { level: 1, name: french.shell.awaited.title }).waitFor()

    const back = page.waitForResponse('**/v1/live')
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: french.breadcrumb.pages.equipments }).waitFor()
    await page.locator('a[href="/activite"]:visible').first().click()
    expect((await back).status()).toBe(200)
    await page.getByRole('button', { name: texts.markAll }).click()
    await page.getByText(texts.allMarked).waitFor()
    await page.context().close()
  })
})
