import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { texts as decisionTexts } from '#locales/fr-FR/decisions.ts'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { texts as searchTexts } from '#locales/fr-FR/search.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { useBrowser } from './support/browser.ts'
import { enter, settle, siteOf } from './support/visit.ts'

const browser = useBrowser()
const { breadcrumb, shell } = frame
const { palette } = searchTexts
const { common, notFound } = catalogue
const { pages } = breadcrumb
const { decisions } = decisionTexts

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const goTo = (page: Page, path: string) => page.evaluate((to) => globalThis.history.pushState(null, '', to), path)

/** Counts all actors in the memory of the page: they share the prototype of the root actor, which React's props hold. */
async function countActors(devtools: CDPSession): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: `(() => {
      const main = document.querySelector('main')
      let fiber = main[Object.keys(main).find((key) => key.startsWith('__reactFiber'))]
      while (!fiber.memoizedProps?.portalRef) fiber = fiber.return
      return Object.getPrototypeOf(fiber.memoizedProps.portalRef)
    })()`,
  })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: properties } = await devtools.send('Runtime.getProperties', {
    objectId: objects.objectId ?? '',
    ownProperties: true,
  })
  return Number(properties.find(({ name }) => name === 'length')?.value?.value)
}

describe('the frame', () => {
  it('can be left and entered by keyboard: skip link, navigation, heading, title', async () => {
    const page = await browser.openPage()
    await enter(page, 'coproprietaire')
    await heading(page, /Bonjour/)
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('link', { name: common.skipToContent }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

    const links = page.getByRole('navigation', { name: shell.navigation.label })
    await links.getByRole('link', { name: pages.home, exact: true }).waitFor()
    await links.getByRole('link', { name: pages.community, exact: true }).focus()
    await page.keyboard.press('Enter')
    await heading(page, pages.community)
    await expect.poll(() => focused(page)).toBe(pages.community)
    await expect.poll(() => page.title()).toContain(pages.community)
    expect(await links.getByRole('link', { name: pages.community, exact: true }).getAttribute('aria-current')).toBe(
      'page',
    )
    await page.context().close()
  })

  it('restores the scroll position of an earlier page, and starts a new one at its top', async () => {
    const page = await browser.openPage('phone')
    await enter(page, 'coproprietaire')
    await heading(page, /Bonjour/)
    // Loading content still moves the page, so it scrolls once the page is still.
    await settle(page)
    await page.waitForFunction(() => document.documentElement.scrollHeight > 1_200)
    await page.evaluate(() => globalThis.scrollTo(0, 400))
    await page.getByRole('link', { name: pages.activity }).click()
    await heading(page, pages.activity)
    await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0)
    await page.goBack()
    await heading(page, /Bonjour/)
    await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(400)
    await page.context().close()
  })

  it('surrounds an unknown address, with the matching status', async () => {
    const page = await browser.openPage()
    await enter(page, 'conseil')
    const response = await page.goto(`${siteOf('ESE')}/il-n-y-a-rien-ici`)
    expect(response?.status()).toBe(404)
    await heading(page, notFound.heading)
    await page.getByRole('navigation', { name: shell.navigation.label }).waitFor()
    expect((await page.goto(`${siteOf('ESE')}/documents`))?.status()).toBe(404)
    await page.context().close()
  })

  it.each([
    ['coproprietaire', { width: 1440, height: 900 }],
    ['coproprietaire', { width: 1366, height: 768 }],
    ['gestionnaire', { width: 1366, height: 768 }],
  ])('shows the %s a whole menu of at most seven entries at a glance, in %o', async (name, viewport) => {
    const page = await browser.openPage('desktop', { viewport })
    await enter(page, name)
    await settle(page)
    const menu = page.getByRole('navigation', { name: shell.navigation.label })
    const { entries, hidden, cut } = await menu.evaluate((element) => {
      const pane = element.parentElement ?? element
      const labels = [...element.querySelectorAll<HTMLElement>('a, button')].filter((label) => label.checkVisibility())
      return {
        entries: element.querySelectorAll(':scope > ul > li').length,
        hidden: pane.scrollHeight - pane.clientHeight,
        cut: labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
      }
    })
    expect({ hidden, cut }).toEqual({ hidden: 0, cut: [] })
    expect(entries).toBeLessThanOrEqual(7)
    expect(entries).toBeGreaterThanOrEqual(5)
    await page.context().close()
  })

  it('names the building on every page of a phone, one tap from the others, and keeps the main act above the foot', async () => {
    const page = await browser.openPage('phone')
    await enter(page, 'coproprietaire')
    await settle(page)
    const switcher = page.getByRole('banner').getByRole('button', { name: demoPlace('vauban').name })
    const foot = page.getByRole('navigation', { name: shell.navigation.label })
    const decision = pathOf('decision', { decisionId: demoDecisionId('vauban', 'facade') })
    for (const [path, act] of [
      ['/signalements', pages.newReport],
      ['/comptes/personnel', frame.dashboard.needs.payAction],
      [decision, decisions.own.vote],
    ] as const) {
      await page.evaluate((to) => globalThis.history.pushState(null, '', to), path)
      await settle(page)
      await switcher.waitFor()
      for (const top of [0, 10_000]) {
        await page.evaluate((to) => globalThis.scrollTo(0, to), top)
        const button = await page.getByRole('main').getByRole('link', { name: act, exact: true }).boundingBox()
        const bar = await foot.boundingBox()
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
        expect(button?.y ?? 0).toBeGreaterThan(400)
      }
      const heights = await foot.locator('li > *').evaluateAll((all) => all.map((one) => one.scrollHeight))
      expect(new Set(heights).size).toBe(1)
    }
    await switcher.click()
    await page.getByRole('option', { name: demoPlace('tilleuls').name }).waitFor()
    await page.context().close()
  })

  it('shows the whole name of a building on the narrowest phone, in a bar of the same height', async () => {
    const page = await browser.openPage('phone')
    await enter(page, 'president')
    await settle(page)
    const name = page.getByRole('banner').getByText(demoPlace('tilleuls').name, { exact: true })
    const measure = () =>
      name.evaluate((shown) => ({
        cut: Math.max(shown.scrollWidth - shown.clientWidth, shown.scrollHeight - shown.clientHeight - 1),
        bar: shown.closest('header')?.getBoundingClientRect().height,
      }))
    const narrow = await measure()
    await page.setViewportSize({ width: 390, height: 844 })
    const wide = await measure()
    expect(narrow.cut).toBeLessThanOrEqual(0)
    expect(wide.cut).toBeLessThanOrEqual(0)
    expect(narrow.bar).toBe(wide.bar)
    await page.context().close()
  })

  it('opens its menu at the foot of a phone, within reach of one hand', async () => {
    const page = await browser.openPage('phone')
    await enter(page, 'president')
    await heading(page, /Bonjour/)
    await page.getByRole('button', { name: new RegExp(`^${shell.navigation.more}`) }).click()
    const drawer = page.getByRole('dialog', { name: shell.navigation.menu })
    await drawer.getByRole('link', { name: pages.equipments, exact: true }).click()
    await heading(page, pages.equipments)
    await drawer.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.context().close()
  })

  it('goes anywhere by the palette, with the keyboard alone', async () => {
    const page = await browser.openPage()
    await enter(page, 'coproprietaire')
    await heading(page, /Bonjour/)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: palette.field }).waitFor()
    await page.keyboard.type('confident')
    await page.getByRole('option', { name: pages.privacy }).waitFor()
    await page.keyboard.press('Enter')
    await heading(page, pages.privacy)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: palette.field }).waitFor()
    await page.keyboard.type('vauban')
    await page.getByRole('group', { name: palette.places }).getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${siteOf('ESE')}/immeuble`)
    await page.context().close()
  })

  it('releases pages after they are left: 200 of them take no memory', async () => {
    const page = await browser.openPage()
    await enter(page, 'gestionnaire')
    await heading(page, /Bonjour/)
    const devtools = await page.context().newCDPSession(page)
    const paths = ['/', '/mes-immeubles', '/agence', '/conditions-generales', '/activite', '/nulle-part']
    const visit = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const path = paths[index % paths.length] ?? '/'
        await goTo(page, path)
        await page.waitForFunction(
          () => document.querySelector('main h1') !== null && !document.querySelector('main[aria-busy]'),
        )
      }
    }
    const measure = async () => {
      const actors = await countActors(devtools)
      await devtools.send('HeapProfiler.collectGarbage')
      return { actors, heap: (await devtools.send('Runtime.getHeapUsage')).usedSize }
    }
    await visit(12)
    await goTo(page, '/')
    await heading(page, /Bonjour/)
    const before = await measure()
    await visit(200)
    await goTo(page, '/')
    await heading(page, /Bonjour/)
    const after = await measure()
    expect(after.heap - before.heap).toBeLessThanOrEqual(10_000_000)
    expect(after.actors).toBe(before.actors)
    await page.context().close()
  })
})
