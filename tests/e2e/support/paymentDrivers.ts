import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { french } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import type { MandateSetupDriver } from '#tests/models/mandateSetup.model.ts'
import type { PaymentDriver } from '#tests/models/payment.model.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { checkByKeyboard } from './checkByKeyboard.ts'
import { loseAnswers } from './loseAnswers.ts'
import { settle } from './visit.ts'

const { errors, followed, mandate, paying, setup, shared } = french
const typedIban = 'FR76 3000 6000 0112 3456 7890 189'
/** What comes before the first parameter of a text. */
const start = (text: string) => text.split('{{')[0]?.trim() ?? ''
const anObject = z.record(z.string(), z.unknown())
const onScreenOnly = () => Promise.reject(new Error('this is walked against the screen'))

/** What both drivers do. */
function handsOn(page: Page) {
  const press = (name: string) => page.getByRole('button', { name: start(name) }).click()
  return {
    press,
    heading: (name: string) => page.getByRole('heading', { level: 2, name: start(name) }).waitFor(),
    says: (text: string) => page.getByText(start(text)).first().waitFor(),
    /** Acts without a network, waits for the page's message about it, and reconnects. */
    cut: async (act: () => Promise<void>, said: string) => {
      await page.context().setOffline(true)
      await act()
      await page.getByText(start(said)).first().waitFor()
      await page.context().setOffline(false)
    },
    /** Payments close for the night just as a request arrives. */
    closeFor: (isMeant: (request: Request) => boolean) =>
      page.route('**/v1/**', (route) =>
        isMeant(route.request())
          ? route.fulfill({ status: 409, json: { errors: [{ code: 'out_of_slot', message: '' }], request_id: 'r' } })
          : route.fallback(),
      ),
    reload: async () => {
      await page.reload()
      await settle(page)
    },
  }
}

/** An owner who sets up a mandate in Chromium. */
export function driveSetup(page: Page, sentCode: () => Promise<string>): MandateSetupDriver {
  const { press, heading, says, cut, closeFor, reload } = handsOn(page)
  const code = page.getByRole('textbox', { name: setup.sign.code })
  const iban = page.getByRole('textbox', { name: setup.create.iban })
  const fill = async () => {
    await checkByKeyboard(page.getByRole('radio', { name: mandate.kinds.manual.name }))
    const values = [
      [setup.create.ownerName, demoName('coproprietaire')],
      [setup.create.street, 'rue de la Bassée'],
      [setup.create.zipCode, '59000'],
      [setup.create.city, 'Lille'],
      [setup.create.iban, typedIban],
      [setup.create.mobile, '06 12 34 56 78'],
    ] as const
    for (const [name, value] of values) await page.getByRole('textbox', { name: start(name) }).fill(value)
    await checkByKeyboard(page.getByRole('checkbox', { name: setup.create.isMobileRight }))
  }
  const isFilled = async () => (await iban.inputValue()).length > typedIban.length / 2
  const send = () => press(setup.create.send)
  const typeCode = async () => code.fill(await sentCode())
  return {
    events: {
      'owner gives an account with a wrong key': onScreenOnly,
      'owner creates the mandate': async () => {
        if (!(await isFilled())) await fill()
        await send()
      },
      'owner creates the mandate, but the answer is lost': async () => {
        await fill()
        await cut(send, setup.create.unanswered)
      },
      'owner creates the mandate as payments close': async () => {
        await fill()
        await closeFor((request) => request.method() === 'PUT' && request.url().includes('/money_order'))
        await send()
      },
      'owner goes back to the mandate': onScreenOnly,
      'owner keeps the account': onScreenOnly,
      'owner requests a code': () => press(setup.sign.request),
      'owner requests a code, but the answer is lost': () =>
        cut(() => press(setup.sign.request), setup.sign.unanswered),
      'owner types a wrong code': onScreenOnly,
      'owner types the code': async () => {
        await typeCode()
        await press(setup.sign.submit)
      },
      'owner types the code, but the answer is lost': async () => {
        await typeCode()
        await cut(() => press(setup.sign.submit), setup.sign.unanswered)
      },
      'owner comes back after a reload': reload,
      'ten minutes pass': async () => {
        // The portal's clock stands still, so the code would still be valid each time the page reads the mandate again.
        await page.route(/\/money_order(\?|$)/, async (route) => {
          if (route.request().method() !== 'GET') return route.fallback()
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...anObject.parse(await response.json()), code: null } })
        })
        await page.clock.fastForward('10:01')
      },
      'owner signs on another device': onScreenOnly,
      'owner gives it up on another device': onScreenOnly,
    },
    states: {
      'has no mandate': () => heading(setup.create.title),
      'is told that the account is wrong': () => says(errors.field.bad_check_digits),
      'may send it again': async () => {
        await says(setup.create.unanswered)
        expect(await iban.inputValue()).toBe(typedIban)
      },
      'keeps what they typed overnight': async () => {
        await says(setup.create.night)
        expect(await iban.inputValue()).toBe(typedIban)
      },
      'reads the mandate': () => heading(setup.sign.title),
      'sees the account masked': () => says('FR76 •••• 0189'),
      'reads the same mandate again': () => heading(setup.sign.title),
      'has no code yet': () => says(setup.sign.unanswered),
      'has a code': () => code.waitFor(),
      'has four tries left': onScreenOnly,
      'may sign again': () => says(setup.sign.unanswered),
      'still has the code': () => code.waitFor(),
      'needs another code': () => says(setup.sign.expired),
      'begins anew': () => heading(setup.create.title),
      'has signed': () => heading(setup.pay.title),
    },
  }
}

const isAsking = (request: Request) =>
  request.method() === 'POST' && /\/v1\/places\/[^/]+\/payments$/.test(new URL(request.url()).pathname)

/** A co-owner who pays in Chromium. */
export function drivePaying(page: Page): PaymentDriver {
  const { press, heading, says, cut, closeFor, reload } = handsOn(page)
  const password = page.getByLabel(paying.confirm.password, { exact: true })
  const sendButton = page.getByRole('button', { name: start(paying.confirm.send) })
  const asked: string[] = []
  page.on('request', (request) => isAsking(request) && asked.push(request.headers()['idempotency-key'] ?? ''))
  const type = async (amount: string) => {
    await checkByKeyboard(page.getByRole('radio', { name: paying.choice.what.amount }))
    await page.getByRole('textbox', { name: paying.choice.amount }).fill(amount)
  }
  const choose = async (amount: string) => {
    await type(amount)
    await press(paying.choice.next)
  }
  const pay = async () => {
    await password.fill(demoPassword)
    await sendButton.click()
  }
  return {
    events: {
      'co-owner pays everything that is due': onScreenOnly,
      'co-owner wants to pay another amount': () => press(paying.due.other),
      'co-owner continues without an amount': onScreenOnly,
      'co-owner types an amount': () => choose('200'),
      'co-owner types an amount, but there is no network': async () => {
        await type('200')
        await cut(() => press(paying.choice.next), paying.choice.unchecked)
      },
      'co-owner types more than what is open': () => choose('99999'),
      'co-owner corrects the amount': onScreenOnly,
      'co-owner agrees to pay in advance': () => press(paying.choice.creditAccept),
      'co-owner comes back after a reload': reload,
      'co-owner types a wrong password': onScreenOnly,
      'co-owner types the password, but there is no network': () => cut(pay, shared.password.unjudged),
      'co-owner pays': pay,
      'co-owner pays with a double press': async () => {
        await password.fill(demoPassword)
        await sendButton.dblclick()
      },
      'co-owner pays, but the response is lost': async () => {
        await page.route('**/payments', loseAnswers)
        await pay()
      },
      'co-owner sends it again': async () => {
        await page.unrouteAll()
        await press(shared.password.retry)
      },
      'co-owner pays less than ten minutes after another payment': onScreenOnly,
      'co-owner pays as payments close': async () => {
        await closeFor(isAsking)
        await pay()
      },
      'something else is owed meanwhile': onScreenOnly,
      'co-owner closes the message': async () => {
        await page.unrouteAll()
        await press(paying.sent.back)
      },
    },
    states: {
      'sees what is due': () => page.getByRole('button', { name: paying.due.other }).waitFor(),
      'sees the choices': () => heading(paying.choice.title),
      'is told that the amount is missing': onScreenOnly,
      'learns that it could not be checked': () => says(paying.choice.unchecked),
      'is asked about the credit': () => says(paying.choice.creditTitle),
      'sees the choices again': onScreenOnly,
      'sees the password step': () => heading(paying.confirm.title),
      'is back at the password step': () => heading(paying.confirm.title),
      'learns that the password is wrong': onScreenOnly,
      'learns that the password was not checked': () => says(shared.password.unjudged),
      'is asked to choose again': onScreenOnly,
      'learns that the outcome is unknown': () => says(paying.confirm.unansweredTitle),
      'learns that it is too soon': onScreenOnly,
      'learns that payments are closed': () => heading(paying.refused.outOfSlotTitle),
      // Pressed or sent twice, it is one payment.
      'learns that the payment is recorded': async () => {
        await heading(paying.sent.title)
        expect(new Set(asked).size).toBe(1)
      },
      'is back at what is due': () => heading(followed.title),
    },
  }
}
