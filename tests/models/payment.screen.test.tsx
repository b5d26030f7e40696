import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { coveringPaths, type PaymentDriver } from './payment.model.ts'

const portal = usePortalServer()
const { breadcrumb, errors, followed, paying, shared } = french
const placeId = demoId('place vauban')
const path = applicationPaths.paying
const minute = 60_000

const heading = async (name: string | RegExp) => void (await screen.findByRole('heading', { level: 2, name }))
const says = async (text: string) => void (await screen.findByText(asRead(text)))
/** Matches a text of the page with any values for its parameters. */
const said = (sentence: string) => new RegExp(`^${asRead(sentence).replaceAll(/\{\{\w+\}\}/g, '.+')}$`)

const payAllDue = /^Payer [\d\s,]+€$/

/** One more call of 412.30 € is due. */
async function owe() {
  const { db, now } = portal.server().platform
  const today = civilDay(now(), 'Europe/Paris')
  await db.transaction((tx) =>
    postEntry(tx, {
      placeId,
      journal: 'AF',
      enteredOn: today,
      label: 'Appel',
      pieceReference: null,
      source: `call ${crypto.randomUUID()}`,
      postedBy: null,
      postedAt: now(),
      lines: [
        { account: '4501', ownerId: demoId('person coproprietaire'), dueOn: today, debit: 41_230 },
        { account: '701', credit: 41_230 },
      ],
    }),
  )
}

beforeEach(async () => {
  // The payment of the previous path was more than ten minutes ago.
  portal.server().clock.advance(11 * minute)
  sessionStorage.clear()
  await owe()
})

async function driveScreen(): Promise<PaymentDriver> {
  const app = await openScreen('/', 'coproprietaire')
  const { user, api } = app
  await selectPlace(app, placeId)
  await goTo(path)
  const paymentsCount = async () => (await api(paymentRoutes.list, { params: { placeId }, query: {} })).meta.total
  const before = await paymentsCount()
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const lose = (route: { readonly path: string }, arrives = false) =>
    portal.network.use(
      http.post(
        portalOrigin + route.path,
        async ({ request }) => {
          if (arrives) await portal.server().app.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
  const refuse = (code: string) =>
    portal.network.use(
      http.post(
        portalOrigin + paymentRoutes.ask.path,
        () => HttpResponse.json({ errors: [{ code, message: '' }], request_id: 'r' }, { status: 409 }),
        { once: true },
      ),
    )
  const choose = async (typed: string) => {
    await user.click(await screen.findByRole('radio', { name: asRead(paying.choice.what.amount) }))
    const field = await screen.findByLabelText(paying.choice.amount)
    await user.clear(field)
    if (typed !== '') await user.type(field, typed)
    await press(paying.choice.next)
  }
  const typePassword = async (password = demoPassword) => {
    const field = await screen.findByLabelText(asRead(paying.confirm.password))
    await user.clear(field)
    await user.type(field, password)
    return screen.findByRole('button', { name: said(paying.confirm.send) })
  }
  const pay = async (password?: string) => user.click(await typePassword(password))
  const isAtPassword = () => heading(paying.confirm.title)
  return {
    events: {
      'co-owner pays everything that is due': () => press(payAllDue),
      'co-owner wants to pay another amount': () => press(asRead(paying.due.other)),
      'co-owner continues without an amount': () => choose(''),
      'co-owner types an amount': () => choose('200'),
      'co-owner types an amount, but there is no network': async () => {
        lose(paymentRoutes.preview)
        await choose('200')
      },
      'co-owner types more than what is open': () => choose('99999'),
      'co-owner corrects the amount': () => press(paying.choice.creditDecline),
      'co-owner agrees to pay in advance': () => press(asRead(paying.choice.creditAccept)),
      'co-owner comes back after a reload': async () => {
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.activity })
        await goTo(`${path}?etape=confirmation`)
      },
      'co-owner types a wrong password': () => pay('Pas le bon, 1965'),
      'co-owner types the password, but there is no network': async () => {
        lose(confirmationRoutes.create)
        await pay()
      },
      'co-owner pays': () => pay(),
      'co-owner pays with a double press': async () => user.dblClick(await typePassword()),
      'co-owner pays, but the response is lost': async () => {
        // The payment arrives before its response is lost.
        lose(paymentRoutes.ask, true)
        await pay()
      },
      'co-owner sends it again': () => press(shared.password.retry),
      'co-owner pays less than ten minutes after another payment': async () => {
        refuse('payment_too_soon')
        await pay()
      },
      'co-owner pays as payments close': async () => {
        refuse('out_of_slot')
        await pay()
      },
      'something else is owed meanwhile': async () => {
        await owe()
        const client = await app.queries.load()
        await act(() => client.invalidateQueries({ queryKey: ['payments'] }))
      },
      'co-owner closes the message': () => press(paying.sent.back),
    },
    states: {
      'sees what is due': async () => {
        await screen.findByRole('button', { name: payAllDue })
        await screen.findByRole('button', { name: asRead(paying.due.other) })
      },
      'sees the choices': () => heading(paying.choice.title),
      'is told that the amount is missing': () => says(errors.field.required),
      'learns that it could not be checked': () => says(paying.choice.unchecked),
      'is asked about the credit': async () => {
        const question = within(await screen.findByRole('alertdialog'))
        await question.findByText(said(paying.choice.creditText))
      },
      'sees the choices again': async () => {
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        await heading(paying.choice.title)
      },
      'sees the password step': isAtPassword,
      'is back at the password step': isAtPassword,
      'learns that the password is wrong': async () => {
        await screen.findByText(asRead(paying.confirm.wrong), { exact: false })
      },
      'learns that the password was not checked': () => says(shared.password.unjudged),
      'is asked to choose again': () => says(paying.choice.outdated),
      'learns that the outcome is unknown': () => says(paying.confirm.unanswered),
      'learns that it is too soon': () => heading(paying.refused.tooSoonTitle),
      'learns that payments are closed': () => heading(paying.refused.outOfSlotTitle),
      'learns that the payment is recorded': async () => {
        await heading(said(paying.sent.title))
        expect(await paymentsCount()).toBe(before + 1)
      },
      'is back at what is due': () => heading(followed.title),
    },
  }
}

describe('paying, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
