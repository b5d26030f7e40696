import type { Page, Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { french } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { useBrowser } from './support/browser.ts'
import { checkByKeyboard } from './support/checkByKeyboard.ts'
import { useNoonPortal } from './support/noonPortal.ts'
import { enter, goTo } from './support/visit.ts'

const browser = useBrowser()
const portal = useNoonPortal()
const { mandate, paying, setup, shared } = french
/** What comes before the first parameter of a text. */
const start = (text: string) => text.split('{{')[0]?.trim() ?? ''

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name: start(name) }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name: start(name) }).click()

/** Acts without a network, waits for what the page says of it, and connects again. */
async function cut(page: Page, act: () => Promise<void>, said: string) {
  await page.context().setOffline(true)
  await act()
  await page.getByText(start(said)).first().waitFor()
  await page.context().setOffline(false)
}

async function fillMandate(page: Page) {
  await checkByKeyboard(page.getByRole('radio', { name: mandate.kinds.manual.name }))
  const values = [
    [setup.create.ownerName, 'Camille Delattre'],
    [setup.create.street, 'rue de la Bassée'],
    [setup.create.zipCode, '59000'],
    [setup.create.city, 'Lille'],
    [setup.create.iban, 'FR76 3000 6000 0112 3456 7890 189'],
    [setup.create.mobile, '06 12 34 56 78'],
  ] as const
  for (const [name, value] of values) await page.getByRole('textbox', { name: start(name) }).fill(value)
  await checkByKeyboard(page.getByRole('checkbox', { name: setup.create.isMobileRight }))
}

async function chooseAmount(page: Page, amount: string) {
  await press(page, paying.due.other)
  await checkByKeyboard(page.getByRole('radio', { name: paying.choice.what.amount }))
  await page.getByRole('textbox', { name: paying.choice.amount }).fill(amount)
}

it('a co-owner without a mandate sets one up and pays once, although the network fails at each step', async () => {
  const page = await browser.openPage('desktop')
  await page.clock.install()
  await enter(page, 'coproprietaire', '/', portal.url())
  await page.locator('button[aria-haspopup="dialog"][aria-expanded="false"]').first().click()
  await page.getByRole('option', { name: /Tilleuls/ }).click()
  await page.getByRole('button', { name: /Tilleuls/, expanded: false }).waitFor()
  await goTo(page, screenPaths.mandateSetup)

  await heading(page, setup.create.title)
  await fillMandate(page)
  await cut(page, () => press(page, setup.create.send), setup.create.unanswered)
  await press(page, setup.create.send)
  await heading(page, setup.sign.title)

  await cut(page, () => press(page, setup.sign.request), setup.sign.unanswered)
  await press(page, setup.sign.request)
  const code = page.getByRole('textbox', { name: setup.sign.code })
  await code.waitFor()
  await page.clock.fastForward('10:01')
  await page.getByText(setup.sign.expired).waitFor()
  await press(page, setup.sign.request)
  await code.fill(await portal.sentCode())
  await cut(page, () => press(page, setup.sign.submit), setup.sign.unanswered)
  await press(page, setup.sign.submit)
  await heading(page, setup.pay.title)

  await goTo(page, screenPaths.paying)
  await chooseAmount(page, '200')
  await cut(page, () => press(page, paying.choice.next), paying.choice.unchecked)
  await press(page, paying.choice.next)
  await heading(page, paying.confirm.title)

  const password = page.getByLabel(paying.confirm.password, { exact: true })
  await password.fill(demoPassword)
  await cut(page, () => press(page, paying.confirm.send), shared.password.unjudged)

  // Payments close for the night in that moment.
  const isPaying = (request: Request) =>
    request.method() === 'POST' && /\/v1\/places\/[^/]+\/payments$/.test(request.url())
  await page.route('**/payments', async (route) => {
    if (!isPaying(route.request())) return route.fallback()
    await route.fulfill({ status: 409, json: { errors: [{ code: 'out_of_slot', message: '' }], request_id: 'r' } })
  })
  await password.fill(demoPassword)
  await press(page, paying.confirm.send)
  await heading(page, paying.refused.outOfSlotTitle)
  await page.unroute('**/payments')

  await press(page, paying.sent.back)
  await chooseAmount(page, '200')
  await press(page, paying.choice.next)
  await password.fill(demoPassword)
  const asked: string[] = []
  page.on('request', (request) => isPaying(request) && asked.push(request.url()))
  await page.getByRole('button', { name: start(paying.confirm.send) }).dblclick()
  await heading(page, paying.sent.title)
  expect(asked).toHaveLength(1)

  await press(page, paying.sent.back)
  await page.getByText(start(paying.due.waits)).waitFor()
  await page.context().close()
})
