import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoId } from '#server/demo/chance.ts'
import type { PlaceSwitcherDriver } from '#tests/models/placeSwitcher.model.ts'
import { coveringPaths } from '#tests/models/placeSwitcher.model.ts'
import { shown, withNeighbours } from '#tests/models/placeSwitcher.words.ts'
import { useBrowser } from './support/browser.ts'
import { enter, storageOf } from './support/visit.ts'

const browser = useBrowser()
const isGraphql = (url: URL) => url.pathname === '/graphql'

/** The requests of the dropdown. The responses contain more places than any demo account has. */
async function watchNetwork(page: Page) {
  const state = { isDown: false, asked: [] as { body: string; place: string | undefined }[] }
  await page.route(isGraphql, async (route) => {
    const request = route.request()
    const body = request.postData() ?? ''
    state.asked.push({ body, place: request.headers()['x-current-place-id'] })
    if (state.isDown) return route.abort()
    const ask = async (postData: string) => (await route.fetch({ postData })).text()
    await route.fulfill({ contentType: 'application/json', body: await withNeighbours(body, ask) })
  })
  return state
}
type Network = Awaited<ReturnType<typeof watchNetwork>>

const trigger = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name), expanded: false })
const field = (page: Page) => page.getByRole('combobox', { name: shown.searchField })
const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(name) })
const optionCount = async (page: Page, count: number) =>
  void (await page.waitForFunction((wanted) => document.querySelectorAll('[role="option"]').length === wanted, count))

function driveBrowser(page: Page, network: Network): PlaceSwitcherDriver {
  const open = async (isDown: boolean) => {
    network.isDown = isDown
    await trigger(page, shown.firstPlace).click()
  }
  /** Scrolls to 85 % of the list, as a finger would. */
  const scrollDown = async (isDown: boolean) => {
    network.isDown = isDown
    await page.getByRole('listbox').evaluate((list) => {
      const scroller = list.parentElement
      if (scroller) scroller.scrollTop = 0.87 * scroller.scrollHeight - scroller.clientHeight
    })
  }
  const isTold = (text: string) => page.getByText(text).waitFor()
  return {
    events: {
      'resident opens the list': () => open(false),
      'resident opens the list, but the network fails': () => open(true),
      'resident tries again': async () => {
        network.isDown = false
        await page.getByRole('alert').getByRole('button', { name: shown.retryButton }).click()
      },
      'resident searches for a place': () => field(page).pressSequentially('tilleuls'),
      'resident searches for an unknown place': () => field(page).pressSequentially(shown.missingPlace),
      'resident goes to the end of the list': () => scrollDown(false),
      'resident goes to the end of the list, but the network fails': () => scrollDown(true),
      'resident chooses the other place': () => option(page, shown.otherPlace).click(),
      'resident closes the list': () => page.keyboard.press('Escape'),
    },
    states: {
      'sees the selected place': () => trigger(page, shown.firstPlace).waitFor(),
      'learns that the list was not loaded': () => isTold(shown.failed),
      'sees the first places': () => optionCount(page, 20),
      'sees the place searched for': () => optionCount(page, 1),
      'learns that there is no such place': () => isTold(shown.noResult),
      'learns that the next page was not loaded': () => isTold(shown.failed),
      'sees all places': () => optionCount(page, 27),
      'sees the selected place as before': async () => {
        await trigger(page, shown.firstPlace).waitFor()
        await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'dialog')
      },
      'sees the other place': () => trigger(page, shown.otherPlace).waitFor(),
    },
  }
}

/** A new sign-in starts at the first of the person’s places. */
async function start() {
  const page = await browser.openPage()
  await page.addInitScript(() => localStorage.setItem('hasSkippedCheck', 'true'))
  const network = await watchNetwork(page)
  await enter(page, 'coproprietaire')
  await trigger(page, shown.firstPlace).waitFor()
  return { page, network }
}

/** A pending response would find its page closed. */
async function leave(page: Page) {
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().close()
}

// Each test has its own page and session, and the choice of a place stays in its browser.
describe('the place dropdown, walked in a browser', { concurrent: true }, () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    const { page, network } = await start()
    await path.test(driveBrowser(page, network))
    await leave(page)
  })

  it('chooses by keyboard alone, finds the choice after a reload, and sends it with every request', async () => {
    const { page, network } = await start()
    const tilleuls = demoId('place tilleuls')

    await trigger(page, shown.firstPlace).focus()
    await page.keyboard.press('Enter')
    await optionCount(page, 20)
    // A stopped clock keeps any pause between two keys too short for a search, however busy the machine is.
    await page.clock.install()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await page.keyboard.type('tilleuls')
    await page.clock.resume()
    await optionCount(page, 1)
    expect(network.asked.map(({ body }) => body.includes('tilleuls'))).toEqual([false, true])
    await page.keyboard.press('Enter')
    await trigger(page, shown.otherPlace).waitFor()

    await page.waitForFunction((id) => localStorage.getItem('state')?.includes(id), tilleuls)
    expect((await storageOf(page)).state).toContain(tilleuls)
    await page.reload()
    await trigger(page, shown.otherPlace).click()
    await optionCount(page, 20)
    expect(network.asked.at(-1)?.place).toBe(tilleuls)
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain(shown.otherPlace)
    await leave(page)
  })
})
