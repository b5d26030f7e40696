import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openImpersonating } from '#tests/support/openImpersonating.ts'
import { openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { followed, mandate, paying, shared } = french
const path = '/paiement'

type Opened = Awaited<ReturnType<typeof openScreen>>
const heading = (name: string) => screen.findByRole('heading', { name: asRead(name) })
/** Matches a text of the page with any values for its parameters. */
const said = (sentence: string) =>
  new RegExp(
    `^${asRead(sentence)
      .replace(/[.?()]/g, '\\$&')
      .replaceAll(/\{\{\w+\}\}/g, '.+')}$`,
  )
const press = async (user: Opened['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
/** Overrides the server's response to one route. */
const answer = (route: { path: string; method: 'get' | 'post' }, body: object, status = 200) =>
  portal.network.use(http[route.method](`${portalOrigin}${route.path}`, () => HttpResponse.json(body, { status })))
const refuse = (code: string) =>
  answer(paymentRoutes.ask, { errors: [{ code, message: 'refused' }], request_id: 'r' }, 409)

async function typeAmount({ user }: Opened, amount: string) {
  await press(user, asRead(paying.due.other))
  await user.click(await screen.findByRole('radio', { name: asRead(paying.choice.what.amount) }))
  const field = await screen.findByLabelText(paying.choice.amount)
  await user.clear(field)
  if (amount !== '') await user.type(field, amount)
  await press(user, paying.choice.next)
}
async function confirm({ user }: Opened, password = demoPassword) {
  const field = await screen.findByLabelText(asRead(paying.confirm.password))
  await user.clear(field)
  await user.type(field, password)
  await press(user, said(paying.confirm.send))
}
/** The open amount, in the format of the fields. */
const typed = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

const vauban = demoId('place vauban')
async function openVauban() {
  const opened = await openScreen(path)
  await selectPlace(opened, vauban)
  await screen.findByText(said(paying.due.account))
  return opened
}

/** A call that is due. Cents. */
const debt = (amounts: { open: number; underway: number; deducted: number }) => ({
  id: 'd1',
  account: '4501',
  lot: null,
  due_on: '2030-01-01',
  label: 'Appel de provisions',
  ...amounts,
  is_due: true,
})

describe('the page of payments', () => {
  it('invites an owner without a mandate to set one up', async () => {
    await selectPlace(await openScreen(path), demoId('place tilleuls'))
    const link = await screen.findByRole('link', { name: paying.due.setUp })
    expect(link.getAttribute('href')).toBe('/paiement/mandat/mise-en-place')
    expect(screen.queryByRole('link', { name: paying.due.mandate })).toBeNull()
  })

  it('resumes a mandate that waits for its signature', async () => {
    await openScreen(path, 'conseil')
    const link = await screen.findByRole('link', { name: mandate.acts.resume })
    expect(link.getAttribute('href')).toBe('/paiement/mandat/mise-en-place?etape=signature')
  })

  it('links to the manager while the mandate is suspended', async () => {
    await openScreen(path, 'bailleur')
    expect(await screen.findByText(asRead(mandate.suspended.opposed))).toBeDefined()
    expect(screen.getByRole('link', { name: mandate.toManager }).getAttribute('href')).toBe('/agence')
    expect(screen.queryByRole('button', { name: asRead(paying.due.other) })).toBeNull()
  })

  it.each(['president', 'conseil'])(
    'says when payments open again, and offers %s none before, nor a signature',
    async (name) => {
      portal.network.use(
        http.get(`${portalOrigin}/v1/places/:placeId/money_order_check`, () =>
          HttpResponse.json({
            state: 'out_of_slot',
            scheme: 'sepa',
            signing: 'code',
            suspension: null,
            reopens_at: '2030-01-16T06:00:00.000Z',
          }),
        ),
      )
      await openScreen(path, name)
      expect(await screen.findByText(mandate.night.title)).toBeDefined()
      await screen.findByText(name === 'conseil' ? said(mandate.unsigned.code) : said(paying.due.account))
      expect(screen.queryByRole('button', { name: asRead(paying.due.other) })).toBeNull()
      expect(screen.queryByRole('link', { name: mandate.acts.resume })).toBeNull()
    },
  )

  it('is read-only during impersonation', async () => {
    await openImpersonating('president', path)
    expect(await screen.findByText(shared.readOnly.title)).toBeDefined()
  })

  it('shows what is due by kind, with the explanation of each amount', async () => {
    answer(paymentRoutes.due, {
      as_of: '2030-01-15',
      payable: 30_000,
      due: 41_230,
      underway: 11_230,
      deducted: 0,
      credit: 0,
      debts: [debt({ open: 30_000, underway: 11_230, deducted: 0 })],
      next_payment_at: null,
    })
    await openScreen(path, 'president')
    expect(await heading(paying.kinds.a4501)).toBeDefined()
    expect(screen.getByRole('heading', { name: said(paying.due.owed) })).toBeDefined()
    expect(screen.getByText(said(paying.due.underway))).toBeDefined()
    expect(screen.getByRole('button', { name: /^Payer 300,00\s€$/ })).toBeDefined()
    const [link] = await screen.findAllByRole('link', { name: /^D’où vient ce montant/ })
    expect(link?.getAttribute('href')).toMatch(/^\/comptes\/personnel\?ligne=appel\.\d{4}-\d\d-\d\d$/)
  })

  it('names each debt as the account does, and takes the credit off their sum', async () => {
    answer(paymentRoutes.due, {
      as_of: '2030-01-15',
      payable: 47_421,
      due: 47_421,
      underway: 0,
      deducted: 1_385,
      credit: 0,
      debts: [debt({ open: 47_421, underway: 0, deducted: 1_385 })],
      next_payment_at: null,
    })
    await openScreen(path, 'president')
    expect(await screen.findByText(/^Soit 488,06\s€ exigibles, moins votre crédit de 13,85\s€\.$/)).toBeDefined()
    expect(screen.getByRole('link', { name: /Appel de provisions, 488,06\s€$/ })).toBeDefined()
    const sum = within(screen.getByRole('table', { name: paying.debts.title }))
    expect(sum.getAllByRole('cell').map(({ textContent }) => asRead(textContent ?? ''))).toEqual(
      ['488,06 €', '−13,85 €', '474,21 €'].map(asRead),
    )
  })
})

describe('the amount of a payment', () => {
  it.each([
    ['', french.errors.field.required],
    ['0', french.errors.field.invalidAmount],
    ['1000000', french.errors.field.mustBeLowerThanOneMillion],
  ])('is refused when it is « %s »', async (amount, message) => {
    const opened = await openVauban()
    await typeAmount(opened, amount)
    expect(await screen.findByText(asRead(message))).toBeDefined()
  })

  it('needs a confirmation above the open amount', async () => {
    const opened = await openVauban()
    await typeAmount(opened, '99999')
    const question = within(await screen.findByRole('alertdialog'))
    await opened.user.click(question.getByRole('button', { name: paying.choice.creditDecline }))
    await press(opened.user, paying.choice.next)
    await press(opened.user, asRead(paying.choice.creditAccept))
    expect(await heading(paying.confirm.title)).toBeDefined()
    expect(screen.getByText(paying.confirm.credit)).toBeDefined()
  })
})

describe('a refused payment', () => {
  it('reports a wrong password, and can be retried', async () => {
    const opened = await openVauban()
    await typeAmount(opened, '99999')
    await press(opened.user, asRead(paying.choice.creditAccept))
    await confirm(opened, 'Pas le bon, 1965')
    const alert = await screen.findByRole('alert')
    expect(asRead(alert.textContent ?? '')).toContain(asRead(paying.confirm.wrong))
  })

  it.each([
    ['payment_too_soon', paying.refused.tooSoonTitle, paying.refused.tooSoon],
    ['amount_changed', paying.refused.changedTitle, paying.refused.changed],
    ['action_not_possible', paying.refused.mandateTitle, paying.refused.mandate],
    ['out_of_slot', paying.refused.outOfSlotTitle, paying.refused.outOfSlotSoon],
  ])('says why: %s', async (code, title, text) => {
    const opened = await openVauban()
    refuse(code)
    await typeAmount(opened, '99999')
    await press(opened.user, asRead(paying.choice.creditAccept))
    await confirm(opened)
    expect(await heading(title)).toBeDefined()
    expect(screen.getByText(said(text))).toBeDefined()
    await press(opened.user, paying.refused.back)
    expect(await heading(followed.title)).toBeDefined()
  })

  it('offers a retry in a few minutes after any other failure', async () => {
    const opened = await openVauban()
    answer(paymentRoutes.ask, { errors: [{ code: 'internal', message: 'failed' }], request_id: 'r' }, 500)
    await typeAmount(opened, '99999')
    await press(opened.user, asRead(paying.choice.creditAccept))
    await confirm(opened)
    expect(await screen.findByText(asRead(paying.confirm.failed))).toBeDefined()
  })
})

describe('a payment', () => {
  it('is recorded, on its way, and followed step by step', async () => {
    const opened = await openVauban()
    const before = await opened.api(paymentRoutes.due, { params: { placeId: vauban } })
    await typeAmount(opened, before.payable > 0 ? typed(before.payable) : '99999')
    if (before.payable === 0) await press(opened.user, asRead(paying.choice.creditAccept))
    await confirm(opened)
    expect(await screen.findByRole('heading', { name: said(paying.sent.title) })).toBeDefined()
    expect(screen.getByText(asRead(paying.sent.notSettled))).toBeDefined()
    await opened.user.click(await screen.findByRole('link', { name: paying.sent.see }))
    expect(await screen.findByText(followed.states.asked)).toBeDefined()
    expect(await screen.findByText(followed.timeline.asked)).toBeDefined()
    expect(screen.getByText(followed.timeline.sources.owner, { exact: false })).toBeDefined()
    await opened.user.click(screen.getByRole('link', { name: french.breadcrumb.pages.paying }))
    expect(await screen.findByText(said(paying.due.waits))).toBeDefined()
  })
})

testScreenStates(portal, 'what is due and the payments', {
  path,
  route: paymentRoutes.due,
  shown: followed.title,
  queryKey: 'payments',
})
