import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { placeRoutes } from '#contract/places.ts'
import { profileRoutes } from '#contract/profile.ts'
import { french } from '#locales/catalogues.ts'
import { useBrowser } from './support/browser.ts'
import { withoutBrowser } from './support/decisionCalls.ts'
import { enter, goTo, settle, sidewaysScroll } from './support/visit.ts'

const browser = useBrowser()
const { common, movements, personal } = french
/** A sheet of A4 without its margins, in CSS pixels. */
const sheet = { width: 718, height: 1_047 }

/** Screen elements that must not be printed (the frame, controls), and missing names of rows. */
const faultsOf = (page: Page) =>
  page.evaluate((skip) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
    const sideways = shown('td, th').filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1)
    return {
      frame: shown('nav, aside, header').map(({ tagName }) => tagName),
      controls: shown('button, input, [role="combobox"]')
        .filter((element) => !element.closest('td, th'))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      skips: shown('a').filter(({ textContent }) => textContent === skip).length,
      unnamed: shown('tbody th').filter((cell) => cell instanceof HTMLElement && cell.innerText.trim() === '').length,
      cut: sideways.map(({ textContent }) => textContent),
    }
  }, common.skipToContent)
const none = { frame: [], controls: [], skips: 0, unnamed: 0, cut: [] }

async function print(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  await settle(page)
}

it('an account on paper names its owner and building, has every line with its name, and nothing of the frame', async () => {
  const owner = await withoutBrowser('coproprietaire')
  const page = await browser.openPage('desktop')
  await enter(page, 'coproprietaire', screenPaths.personalAccount)
  const lines = page.getByRole('table', { name: personal.statement.caption.replace(' {{years}}', '') })
  await lines.getByRole('row').nth(1).waitFor()
  const onScreen = await lines.getByRole('button').allTextContents()
  expect(onScreen.length).toBeGreaterThan(5)
  await print(page)

  expect(await faultsOf(page)).toEqual(none)
  expect(await sidewaysScroll(page)).toBe(0)
  const paper = await page.locator('main').innerText()
  for (const label of onScreen) expect(paper).toContain(label)
  const { displayName } = await owner.get(profileRoutes.read, {})
  const [place] = (await owner.get(placeRoutes.mine, { query: { by_ese_offer: 'ESE' } })).data.result
  const { name, address } = await owner.get(placeRoutes.read, { params: { placeId: place ?? '' } })
  for (const told of [displayName, name, address]) expect(paper).toContain(told)
  await page.context().close()
})

it('the accounts of a building on paper have no line without its name, and fit the sheet', async () => {
  const page = await browser.openPage('desktop')
  await enter(page, 'comptable', screenPaths.buildingAccounts)
  const { coownerBalances, allMovements, expenseItems, annexes } = screenPaths
  for (const path of [screenPaths.buildingAccounts, coownerBalances, allMovements, expenseItems, annexes]) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1_440, height: 900 })
    await goTo(page, path)
    await print(page)
    expect({ path, ...(await faultsOf(page)) }).toEqual({ path, ...none })
  }
  await page.context().close()
})

it('movements printed from a phone keep the names of their lines', async () => {
  const page = await browser.openPage('phone')
  await enter(page, 'coproprietaire', screenPaths.allMovements)
  const line = page.getByRole('list', { name: movements.caption }).getByRole('listitem').first()
  const label = await line.getByRole('button').innerText()
  expect(label).not.toBe('')
  await page.emulateMedia({ media: 'print' })
  expect(await line.innerText()).toContain(label)
  await page.context().close()
})
