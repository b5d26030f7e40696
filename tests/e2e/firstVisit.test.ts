import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { offerCodes } from '#contract/offers.ts'
import { french } from '#locales/catalogues.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { type FirstVisitDriver, shortestWays } from '#tests/models/firstVisit.model.ts'
import { useBrowser, type Width, widthNames, widths } from './support/browser.ts'
import { enter, goTo, settle, signIn, siteOf } from './support/visit.ts'

const browser = useBrowser()
const { authentication, breadcrumb, dashboard, meetings, personal, places, shell, votes } = french
const { pages } = breadcrumb

/** The owner of two flats starts in a place with a meeting to come and votes that wait. */
function driveBrowser(page: Page, width: Width): FirstVisitDriver {
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const title = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
  const balance = page.getByRole('region', { name: dashboard.balance.title })
  const next = page.getByRole('region', { name: dashboard.meeting.underWay })
  return {
    events: {
      'presses the next meeting': () => next.getByRole('link').first().click(),
      'presses “give a proxy”': () => next.getByRole('link', { name: dashboard.meeting.power }).click(),
      'presses “vote”': () => link(new RegExp(`^${dashboard.needs.vote.action}`)).click(),
      'presses “report a problem”': () => link(pages.newReport).click(),
      'presses what they owe': () => balance.getByRole('link', { name: dashboard.needs.seeAccount }).click(),
      'presses “pay”': () => page.getByRole('main').getByRole('link', { name: dashboard.needs.payAction }).click(),
      // A desktop shows the menu next to every page.
      'opens the menu': async () => {
        if (width === 'desktop') return
        await page.getByRole('button', { name: new RegExp(`^${shell.navigation.more}`) }).click()
      },
      'presses the agency': () => link(pages.agency).click(),
    },
    states: {
      arrives: () => title(/Bonjour/),
      'sees all that the portal offers': () => link(pages.agency).waitFor(),
      'reads when and where the meeting is': () => page.getByRole('region', { name: meetings.title }).waitFor(),
      'chooses who represents them': () => title(votes.power.title),
      'reads what the vote is about': () => title(votes.vote.documents.title),
      'reads what they owe': () => title(personal.calls.title),
      'sees what can be paid': () => title(pages.paying),
      'describes the leak': () => title(pages.newReport),
      'reads whom to call': () =>
        page.getByRole('region', { name: places.agency.contact }).locator('a[href^="tel:"]').first().waitFor(),
    },
  }
}

it.concurrent.each(['desktop', 'phone'] as const)(
  'a person who is there for the first time finds each thing in two acts on a %s',
  async (width) => {
    const page = await browser.openPage(width)
    await enter(page, 'coproprietaire')
    const { events, states } = driveBrowser(page, width)
    for (const way of shortestWays) {
      await goTo(page, '/')
      // The first step is the start of the model, so three steps are two presses.
      expect(way.steps.length).toBeLessThanOrEqual(3)
      await way.test({ events, states })
    }
    await page.context().close()
  },
)

it.concurrent('only the first need has the main button', async () => {
  const page = await browser.openPage('phone')
  await enter(page, 'coproprietaire')
  const needs = page.getByRole('region', { name: dashboard.needs.title })
  await needs.getByRole('listitem').nth(1).waitFor()
  const looks = await needs
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))

  const [first, ...others] = looks
  expect(others.length).toBeGreaterThan(0)
  expect(others).not.toContain(first)
  expect(new Set(others).size).toBe(1)
  await page.context().close()
})

const account = (name: string) => demoEmail(name)
it.concurrent('the title and the foot of the sign-in stay where they are from one view to the next, at every width', async () => {
  const page = await browser.openPage()
  const edges = new Map(widthNames.map((width) => [width, new Set<string>()]))
  for (const [email, heading] of [
    [null, authentication.login.heading],
    [account('coproprietaire'), authentication.login.passwordHeading],
    [account('nouveau'), authentication.register.heading],
    [account('sans-mot-de-passe'), authentication.checkMail.heading],
    [account('gestionnaire-montreal'), authentication.redirect.heading],
  ] as const) {
    await page.goto(`${siteOf('ESE')}/connexion`)
    if (email !== null) {
      await page.locator('input[type="email"]').fill(email)
      await page.keyboard.press('Enter')
    }
    const title = page.getByRole('heading', { level: 1, name: heading })
    await title.waitFor()
    for (const [width, seen] of edges) {
      await page.setViewportSize(widths[width])
      const boxes = [await title.boundingBox(), await page.getByRole('contentinfo').first().boundingBox()]
      seen.add(boxes.map((box) => Math.round(box?.y ?? -1)).join())
    }
  }
  expect([...edges].filter(([, seen]) => seen.size > 1)).toEqual([])
  await page.context().close()
})

// A concurrent test polls with its own `expect`: the shared one belongs to whichever test ran last.
it.concurrent('the message about a wrong password leaves the button visible on a phone', async ({ expect }) => {
  const page = await browser.openPage('phone')
  await page.goto(`${siteOf('ESE')}/connexion`)
  await page.locator('input[type="email"]').fill(account('partenaire'))
  await page.keyboard.press('Enter')
  await page.locator('input[type="password"]').fill('not-the-password')
  await page.keyboard.press('Enter')
  const message = page.getByRole('status').filter({ hasText: french.errors.problem.invalid_credentials })
  const top = async () => (await message.getByRole('button').boundingBox())?.y ?? 0
  const foot = async () => {
    const box = await page.getByRole('button', { name: authentication.login.signIn }).boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  await expect.poll(async () => (await top()) - (await foot())).toBeGreaterThan(0)
  await page.context().close()
})

const phone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
}

/** A page that adds up how far its content moves while it loads. */
async function openMeasured(options: BrowserContextOptions = {}) {
  const page = await browser.openPage('phone', options)
  await page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') moved += entry.value
      document.documentElement.dataset.moved = String(moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved = async () => Number((await page.locator('html').getAttribute('data-moved')) ?? 0)
  return { page, moved }
}

it.concurrent('nothing moves while the sign-in and the dashboard load on a phone that is offered the application', async () => {
  const { page, moved } = await openMeasured(phone)
  await page.goto(`${siteOf('ESE')}/connexion`)
  await page.getByRole('complementary').waitFor()
  expect(await moved()).toBeLessThan(0.001)
  await signIn(page, 'coproprietaire')
  await page.reload()
  await page.getByRole('region', { name: dashboard.news.title }).getByRole('article').first().waitFor()
  await settle(page)
  expect(await moved()).toBeLessThan(0.001)
  await page.context().close()
})

it.concurrent.each(offerCodes)('nothing moves while the sign-in of %s loads its typefaces', async (offer) => {
  const { page, moved } = await openMeasured()
  await page.goto(`${siteOf(offer)}/connexion`)
  await page.getByRole('textbox').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await moved()).toBeLessThan(0.001)
  await page.context().close()
})
