import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { texts as signInTexts } from '#locales/fr-FR/signIn.ts'
import { shown } from '#tests/models/authentication.words.ts'
import { useBrowser } from './support/browser.ts'
import { faultsOf } from './support/faultsOf.ts'
import { everyScreen, goTo, installed, settle, show, signIn, siteOf, storageOf } from './support/visit.ts'

const browser = useBrowser()
const { common } = signInTexts
const { shell, breadcrumb } = frame

/** What the browser stores of the portal, other than its local storage. */
const held = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).map((name) => name.replace(/:.*/, '')).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))

/** Names of the building and the person, logo and typefaces: what the frame shows on every page. */
const frameOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images].filter((image) => image.checkVisibility())
    return {
      bar: document.querySelector('header')?.textContent,
      drawings: images.map(({ src, naturalWidth }) => ({ path: new URL(src).pathname, isDrawn: naturalWidth > 0 })),
      typefaces: [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.includes('stand-in'))
        .map(({ family }) => family)
        .sort(),
    }
  })

/** The copy as the device stores it; empty when there is none. */
const sealedCopy = (page: Page) =>
  page.evaluate(async () => {
    const found = await caches.match('/reading')
    return found ? new TextDecoder('latin1').decode(await found.arrayBuffer()) : ''
  })

/** The lists of reports in the copy, opened with the key of the session as the page does. */
const copyOf = (page: Page) =>
  page.evaluate(async () => {
    const found = await caches.match('/reading')
    if (!found) return { lists: '', subjects: [] }
    const bytes = new Uint8Array(await found.arrayBuffer())
    const { id } = JSON.parse(localStorage.getItem('state') ?? '{}')
    const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${id}/`))
    const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt'])
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, key, bytes.slice(12))
    const answers: { key: readonly unknown[] }[] = JSON.parse(new TextDecoder().decode(text))
    const lists = answers.filter(({ key }) => key[0] === 'reports' && key[2] === 'list')
    const subjects = answers.map(({ key }) => key[0])
    return { lists: JSON.stringify(lists), subjects }
  })

async function openList() {
  const page = await browser.openPage('desktop', { serviceWorkers: 'allow', reducedMotion: 'reduce' })
  await signIn(page, 'coproprietaire')
  await installed(page)
  await goTo(page, '/signalements')
  const report = page.locator('main a[href^="/signalements/"]:not([href$="/nouveau"])').first()
  const address = (await report.getAttribute('href')) ?? ''
  return { page, address, id: address.slice('/signalements/'.length) }
}

/** Three forms, and a page that the person's role does not open. They need no answer. */
const complete = ['conversationQueue', 'newTopic', 'password', 'newReport']

describe('without a network', { concurrent: true }, () => {
  it('the portal opens with the data read last, and log-out leaves nothing of the person', async ({ expect }) => {
    const { page, address, id } = await openList()
    await expect.poll(async () => (await copyOf(page)).lists).toContain(id)
    expect(await sealedCopy(page)).not.toContain(id)
    // A page opened by its address reads little: what was read before stays in the copy.
    await page.goto(`${siteOf('ESE')}/communaute`)
    await expect.poll(async () => (await copyOf(page)).subjects).toContain('community')
    await settle(page)
    const online = await frameOf(page)
    expect(online.drawings.map(({ isDrawn }) => isDrawn)).toEqual([true])

    await page.context().setOffline(true)
    await goTo(page, '/signalements')
    await page.locator(`main a[href="${address}"]`).first().waitFor()
    await page.getByText(shell.asOf.replace('{{when}}', '')).first().waitFor()
    await page.reload()
    await page.getByText(common.offline).waitFor()
    await page.locator(`main a[href="${address}"]`).first().waitFor()
    await expect.poll(() => frameOf(page)).toEqual(online)
    await page.evaluate(() => globalThis.scrollTo(0, 10_000))
    expect(await page.evaluate(() => globalThis.scrollY)).toBeGreaterThan(0)
    expect((await page.getByText(common.offline).boundingBox())?.y).toBeGreaterThanOrEqual(0)
    // A page that was never opened comes from the worker too.
    await goTo(page, '/agence')
    await page.getByRole('heading', { level: 1, name: breadcrumb.pages.agency }).waitFor()
    await settle(page)
    // Both parts of this page are missing: one explains it, the other says it in a line.
    await goTo(page, '/preferences/notifications')
    await page.getByRole('heading', { level: 1, name: breadcrumb.pages.notificationSettings }).waitFor()
    const missing = page.getByRole('heading', { name: shell.awaited.title })
    await missing.waitFor()
    await settle(page)
    expect(await missing.count()).toBe(1)
    expect(await page.getByText(shell.awaited.title).filter({ visible: true }).count()).toBe(2)
    // The notice takes its room from the page, so a short page does not scroll.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - globalThis.innerHeight)).toBe(0)

    await page.getByRole('button', { name: shell.account.menu.replace('{{name}}', '') }).click()
    await page.getByRole('button', { name: shell.signOut }).click()
    await page.getByLabel(shown.emailField).waitFor()
    await page.reload()
    await page.getByLabel(shown.emailField).waitFor()
    expect(await held(page)).toEqual({ caches: ['frame'], databases: [] })
    expect(Object.keys(await storageOf(page))).not.toContain('state')

    await page.context().setOffline(false)
    await signIn(page, 'gardien')
    await page.getByRole('heading', { name: /Bonjour/ }).waitFor()
    expect(await page.locator(`a[href="${address}"]`).count()).toBe(0)
    await page.context().close()
  })

  it('somebody else’s copy stays closed and is removed', async ({ expect }) => {
    const { page, address, id } = await openList()
    await expect.poll(async () => (await copyOf(page)).lists).toContain(id)
    const theirs = await sealedCopy(page)
    await page.evaluate(() => {
      const state = JSON.parse(localStorage.getItem('state') ?? '{}')
      localStorage.setItem('state', JSON.stringify({ ...state, id: 'another-sign-in' }))
    })

    await page.context().setOffline(true)
    await page.reload()
    await page.getByText(common.offline).waitFor()
    // The page may have begun a copy of its own.
    await expect.poll(() => sealedCopy(page)).not.toBe(theirs)
    expect((await copyOf(page)).lists).not.toContain(id)
    expect(await page.locator(`a[href="${address}"]`).count()).toBe(0)
    await page.context().close()
  })
})

describe('every screen without a network', { concurrent: true }, () => {
  it('shows what was read last or says that it waits, and fits its window, the eye and the thumb', async ({
    expect,
  }) => {
    const { page, address, id } = await openList()
    await expect.poll(async () => (await copyOf(page)).lists).toContain(id)
    await page.context().setOffline(true)
    await page.reload()
    await page.locator(`main a[href="${address}"]`).first().waitFor()
    const faults: unknown[] = []
    const silent: string[] = []
    const main = page.getByRole('main')
    const told = main.getByText(shell.awaited.title).or(main.getByText(shell.asOf.replace('{{when}}', '')))
    for (const [name, path] of everyScreen()) {
      await show(page, path)
      await settle(page)
      faults.push(...(await faultsOf(page, `offline-${name}`)))
      if (complete.includes(name)) continue
      const isTold = told.first().waitFor()
      await isTold.catch(() => silent.push(name))
    }
    expect({ faults, silent }).toEqual({ faults: [], silent: [] })
    await page.context().close()
  })
})

describe('once the network is back', { concurrent: true }, () => {
  it('the banner leaves and the page reads again', async ({ expect }) => {
    const { page, address, id } = await openList()
    await expect.poll(async () => (await copyOf(page)).lists).toContain(id)
    await page.context().setOffline(true)
    await page.reload()
    await page.locator(`main a[href="${address}"]`).first().waitFor()
    await page.getByText(common.offline).waitFor()

    await page.context().setOffline(false)
    await page.getByText(common.offline).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
    await page.context().close()
  })
})

describe('a page of a reachable server', { concurrent: true }, () => {
  it('comes from the server although the worker has cached one, which holds no calls and files', async () => {
    const { page } = await openList()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(50)
    expect(kept.filter((path) => !/^\/(?:assets|brand)\/|^\/connexion$|^\/reading$/.test(path))).toEqual([])
    const fresh = page.waitForResponse((response) => response.url() === `${siteOf('ESE')}/signalements`)
    await page.reload()
    expect(await (await fresh).text()).not.toContain('data-kept')
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.context().close()
  })
})
