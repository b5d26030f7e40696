import { expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { useBrowser } from './support/browser.ts'
import { tabTo } from './support/tabTo.ts'
import { enter, settle, sidewaysScroll } from './support/visit.ts'

const browser = useBrowser()
const { breadcrumb, building, dashboard, expenses, movements, personal } = french

it('a co-owner goes by keyboard alone from the amount on the dashboard to its parts, and on to an invoice', async () => {
  const page = await browser.openPage('desktop')
  const { keyboard } = page
  const go = async (label: string) => {
    await tabTo(page, label)
    await keyboard.press('Enter')
  }
  await enter(page, 'coproprietaire')

  await go(dashboard.needs.seeAccount)
  await page.getByRole('heading', { level: 1, name: breadcrumb.pages.personalAccount }).waitFor()
  await page.getByRole('heading', { name: personal.calls.title }).waitFor()
  await settle(page)
  await go('Appel de provisions')
  await page
    .getByRole('dialog')
    .getByText(/porte .* des .* parts/)
    .first()
    .waitFor()
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await go(breadcrumb.pages.buildingAccounts)
  await page.getByRole('heading', { level: 1, name: breadcrumb.pages.buildingAccounts }).waitFor()
  await settle(page)
  await go(building.sections.expenseItems)
  await page.getByText(expenses.total).waitFor()
  await settle(page)
  await go((await page.locator('summary').filter({ hasText: /^6/ }).locator('span').first().textContent()) ?? '')
  await page.getByText(expenses.hasProof).first().waitFor({ state: 'attached' })
  const entry = page.getByRole('row').filter({ hasText: expenses.hasProof }).getByRole('button').first()
  await go((await entry.textContent()) ?? '')
  await page.getByRole('heading', { name: movements.entry.proof }).waitFor()
  await go('.pdf')
  await page.locator('dialog canvas').waitFor()
  expect(await sidewaysScroll(page)).toBe(0)
  await page.context().close()
})
