import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { french } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { useBrowser } from './support/browser.ts'
import { checkByKeyboard } from './support/checkByKeyboard.ts'
import { loseAnswers } from './support/loseAnswers.ts'
import { useNoonPortal } from './support/noonPortal.ts'
import { tabTo } from './support/tabTo.ts'
import { enter, settle, sidewaysScroll } from './support/visit.ts'

const browser = useBrowser()
const portal = useNoonPortal()
const { mandate, paying, setup, shared } = french
/** What comes before the first parameter of a text. */
const start = (text: string) => text.split('{{')[0]?.trim() ?? ''

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name }).waitFor()
async function go(page: Page, label: string, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, label)
  await page.keyboard.press(key)
}
async function fill(page: Page, label: string, text: string) {
  await tabTo(page, label)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Loses the answer to a payment; returns the idempotency keys of all that were sent. */
async function losePayment(page: Page) {
  const keys: (string | undefined)[] = []
  const isAsking = (url: URL) => /\/v1\/places\/[^/]+\/payments$/.test(url.pathname)
  page.on('request', (request) => {
    if (request.method() === 'POST' && isAsking(new URL(request.url()))) keys.push(request.headers()['idempotency-key'])
  })
  await page.route(isAsking, loseAnswers)
  return { keys, restore: () => page.unroute(isAsking) }
}

/** Pages in jsdom have neither a focus order, a width nor two tabs; rules and refusals are tested there. */
it('a co-owner sets up a mandate and pays by keyboard alone, on a phone, once although the response is lost', async () => {
  const page = await browser.openPage('phone')
  const { keyboard } = page
  await enter(page, 'coproprietaire', screenPaths.mandateSetup, portal.url())
  await heading(page, setup.create.titleReplacing)
  await tabTo(page, mandate.kinds.manual.name)
  await checkByKeyboard(page.getByRole('radio', { name: mandate.kinds.manual.name }))
  await fill(page, setup.create.ownerName, demoName('coproprietaire'))
  await fill(page, setup.create.street, 'rue de la Bassée')
  await fill(page, setup.create.zipCode, '59000')
  await fill(page, setup.create.city, 'Lille')
  await fill(page, setup.create.iban, 'FR76 3000 6000 0112 3456 7890 189')
  await go(page, setup.create.isMobileRight, 'Space')
  expect(await sidewaysScroll(page)).toBe(0)
  await go(page, setup.create.send)

  await heading(page, setup.sign.title)
  await go(page, setup.sign.request)
  await page.getByRole('textbox', { name: setup.sign.code }).waitFor()
  expect(await sidewaysScroll(page)).toBe(0)
  await fill(page, setup.sign.code, await portal.sentCode())
  await go(page, setup.sign.submit)
  await heading(page, setup.pay.title)
  await go(page, start(setup.pay.pay))

  // Another tab is about to pay the same.
  const other = await page.context().newPage()
  const isListening = other.waitForResponse('**/v1/live')
  await other.goto(portal.url() + screenPaths.paying)
  await isListening
  await settle(other)
  await go(other, start(paying.due.pay))
  await heading(other, paying.confirm.title)

  await page.bringToFront()
  await settle(page)
  await go(page, start(paying.due.pay))
  await heading(page, paying.confirm.title)
  await tabTo(page, paying.confirm.password)
  await keyboard.type(demoPassword)
  expect(await sidewaysScroll(page)).toBe(0)
  const { keys, restore } = await losePayment(page)
  await keyboard.press('Enter')
  await page.getByText(paying.confirm.unansweredTitle).waitFor()
  await other.getByText(paying.choice.outdated).waitFor()

  // This page has received the payment too; sending it again still sends the same payment.
  await restore()
  await go(page, shared.password.retry)
  await heading(page, new RegExp(start(paying.sent.title)))
  expect([keys.length, new Set(keys).size, keys.includes(undefined)]).toEqual([2, 1, false])
  await go(page, paying.sent.back)
  await page.getByText(start(paying.due.waits)).waitFor()
  expect(await sidewaysScroll(page)).toBe(0)
  await page.context().close()
})
