import type { Locator, Page } from 'playwright-core'
import { z } from 'zod'
import { screenPaths } from '#contract/addresses.ts'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { texts as mandateSetup } from '#locales/fr-FR/mandateSetup.ts'
import { texts as payments } from '#locales/fr-FR/payments.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { launchBrowser } from '#tests/e2e/support/browser.ts'
import { type Portal, startPortal } from '#tests/e2e/support/portal.ts'
import { enter } from '#tests/e2e/support/visit.ts'
import { openSlowPhone } from './slowPhone.ts'
import { quiet } from './stage.ts'
import type { Row } from './table.ts'

const { dashboard } = frame
const { mandate, paying } = payments
const { setup } = mandateSetup
/** Milliseconds that a person needs to look before each press, and to press a key. They are added, not waited for. */
const look = 1_500
const key = 333
/** What comes before the first parameter of a text. */
const start = (text: string) => text.split('{{')[0]?.trim() ?? ''
const texts = z.array(z.object({ text: z.string() }))

type Hands = ReturnType<typeof handsOf>
function handsOf(page: Page) {
  let busy = 0
  const press = async (target: Locator) => {
    busy += look
    await target.click()
  }
  const type = async (field: Locator, text: string) => {
    await press(field)
    await field.fill('')
    busy += key * text.length
    await field.pressSequentially(text)
  }
  const pay = async () => {
    await type(page.getByLabel(paying.confirm.password, { exact: true }), demoPassword)
    await press(page.getByRole('button', { name: start(paying.confirm.send) }))
    await page.getByRole('heading', { level: 2, name: start(paying.sent.title) }).waitFor()
  }
  return { page, press, type, pay, busy: () => busy }
}

/** How long it takes to pay from a slow phone, with the eyes and hands of a person. */
export async function payingRows(): Promise<readonly Row[]> {
  const noon = `${new Date().toISOString().slice(0, 10)}T11:00:00Z`
  const portal = await startPortal({ ...quiet, DEMO: '1', DEMO_CLOCK: noon })
  const browser = await launchBrowser()
  const measure = async (place: string, path: string, walk: (hands: Hands) => Promise<void>) => {
    const { page, close } = await openSlowPhone(browser, { isOnSlow4G: true })
    await enter(page, 'coproprietaire', path, portal.url, demoId(`place ${place}`))
    const hands = handsOf(page)
    const begun = performance.now()
    await walk(hands)
    const took = performance.now() - begun + hands.busy()
    await close()
    return took
  }
  const later = await measure('vauban', '/', payAgain)
  const first = await measure('tilleuls', screenPaths.mandate, (hands) => payFirst(hands, portal))
  await browser.close()
  await portal.stop()
  return [
    { what: 'paying from a slow phone, by a mandate in force', measured: later, limit: 20_000, unit: 'ms' },
    { what: 'paying from a slow phone, the first time', measured: first, limit: 120_000, unit: 'ms' },
  ]
}

async function payAgain({ page, press, pay }: Hands) {
  await press(page.getByRole('main').getByRole('link', { name: dashboard.needs.payAction }).first())
  await press(page.getByRole('button', { name: start(paying.due.pay) }).first())
  await pay()
}

async function payFirst({ page, press, type, pay }: Hands, { url }: Portal) {
  const field = (name: string) => page.getByRole('textbox', { name: start(name) })
  await press(page.getByRole('link', { name: mandate.acts.create }))
  await press(page.getByText(mandate.kinds.manual.name, { exact: true }))
  // Name, address and number come from the profile; the demo's address is incomplete.
  for (const [name, text] of [
    [setup.create.street, 'rue de la Bassée'],
    [setup.create.zipCode, '59000'],
    [setup.create.city, 'Lille'],
    [setup.create.iban, '7630006000011234567890189'],
    [setup.create.mobile, '0612345678'],
  ] as const) {
    await type(field(name), text)
  }
  await press(page.getByText(setup.create.isMobileRight))
  await press(page.getByRole('button', { name: setup.create.send }))
  await press(page.getByRole('button', { name: setup.sign.request }))
  await field(setup.sign.code).waitFor()
  const outbox = texts.parse(await (await fetch(`${url}/dev/outbox/texts.json`)).json())
  await type(field(setup.sign.code), /\d{6}/.exec(outbox[0]?.text ?? '')?.[0] ?? '')
  await press(page.getByRole('button', { name: setup.sign.submit }))
  await page.getByRole('heading', { level: 2, name: setup.pay.title }).waitFor()
  const toPay = page.getByRole('link', { name: start(setup.pay.pay) })
  if (await toPay.isVisible()) {
    await press(toPay)
    await press(page.getByRole('button', { name: start(paying.due.pay) }).first())
  } else {
    await page.goto(url + screenPaths.paying)
    await press(page.getByRole('button', { name: paying.due.other }))
    await press(page.getByText(paying.choice.what.amount, { exact: true }))
    await type(page.getByRole('textbox', { name: paying.choice.amount }), '200')
    await press(page.getByRole('button', { name: paying.choice.next }))
  }
  await pay()
}
