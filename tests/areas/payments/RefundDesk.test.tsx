import { randomUUID } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { type RefundState, refundDeskRoutes } from '#contract/payments/refunds.ts'
import { french } from '#locales/catalogues.ts'
import { demoAccount } from '#server/areas/payments/demo/demoBanks.ts'
import { refundPlace } from '#server/areas/payments/mandates/sealedPlaces.ts'
import { refundEvents, refunds } from '#server/areas/payments/refunds/refunds.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import { openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { collections, refundDesk: said, refunds: owners } = french
const vauban = demoId('place vauban')
const path = '/gestion/remboursements'
const { lastName } = demoPerson('coproprietaire')

type Opened = Awaited<ReturnType<typeof openScreen>>
const says = (text: string) => screen.findByText(asRead(text))
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
const named = (text: string, name: string) => new RegExp(`^${asRead(text).split('{{')[0]}.*${name}$`)
const press = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name: typeof name === 'string' ? asRead(name) : name }))
const confirmIn = async ({ user }: Opened, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

async function open(name = 'comptable') {
  const opened = await openScreen(path, name)
  await selectPlace(opened, vauban)
  await says(said.requests)
  return opened
}

/** The co-owner has asked for 500.00 €. */
async function ask(state: RefundState = 'asked') {
  const { db, now, secrets } = portal.server().platform
  const today = civilDay(now(), 'Europe/Paris')
  const decided = state === 'asked' ? {} : { approvedBy: demoId('person comptable') }
  const confirmed = state === 'confirmed' ? { confirmedBy: demoId('person gestionnaire') } : {}
  // An owner can have only one open refund.
  await db.update(refunds).set({ state: 'withdrawn' }).where(eq(refunds.placeId, vauban))
  const id = randomUUID()
  await db.insert(refunds).values({
    id,
    placeId: vauban,
    userId: demoId('person coproprietaire'),
    state,
    amount: 50_000,
    askedAt: now(),
    promisedBy: daysAfter(today, 1),
    accountSealed: secrets.seal('bankAccount', refundPlace(id), JSON.stringify(demoAccount('sepa', 1_000))),
    accountShown: 'FR76 •••• 0189',
    holder: demoName('coproprietaire'),
    endToEndId: `R${id.slice(0, 8).toUpperCase()}`,
    ...decided,
    ...confirmed,
  })
  await db.insert(refundEvents).values({ refundId: id, kind: 'asked', source: 'owner', at: now() })
}

describe('a refund that an owner requests', () => {
  beforeEach(() => ask())

  it('is approved by one person, who cannot confirm it too', async () => {
    const accountant = await open()
    expect((await screen.findAllByText('FR76 •••• 0189')).length).toBeGreaterThan(0)
    const [steps] = screen.getAllByText(owners.steps)
    if (steps) await accountant.user.click(steps)
    expect(screen.getByText(said.sources.owner)).toBeDefined()
    await press(accountant, named(said.approve.actOf, lastName))
    await confirmIn(accountant, said.approve.act)
    expect(await says(said.sentences.approver)).toBeDefined()
    expect(screen.queryByRole('button', { name: named(said.confirm.actOf, lastName) })).toBeNull()
  })

  it('is declined with a required reason', async () => {
    const opened = await open()
    await press(opened, named(said.decline.actOf, lastName))
    const dialog = within(await screen.findByRole('dialog'))
    await opened.user.click(dialog.getByRole('button', { name: said.decline.send }))
    expect(await dialog.findByText(asRead(french.errors.field.required))).toBeDefined()
    await opened.user.type(dialog.getByLabelText(said.decline.reason, { exact: false }), 'Un appel suit.')
    await opened.user.click(dialog.getByRole('button', { name: said.decline.send }))
    expect(await says(filled(said.sentences.declined, { reason: 'Un appel suit.' }))).toBeDefined()
  })

  it('reports that a colleague was faster', async () => {
    const opened = await open()
    portal.network.use(
      http.post(`${portalOrigin}${refundDeskRoutes.approve.path}`, () =>
        HttpResponse.json(
          { errors: [{ code: 'action_not_possible', message: 'approved' }], request_id: 'r' },
          { status: 409 },
        ),
      ),
    )
    await press(opened, named(said.approve.actOf, lastName))
    await confirmIn(opened, said.approve.act)
    expect(await says(said.overtaken)).toBeDefined()
  })
})

it('is confirmed by the manager once the accountant has approved it', async () => {
  await ask('approved')
  const manager = await open('gestionnaire')
  await press(manager, named(said.confirm.actOf, lastName))
  await confirmIn(manager, said.confirm.act)
  expect(await says(said.sentences.confirmed)).toBeDefined()
  // Only accountants see the files for the bank.
  expect(screen.queryByRole('heading', { name: said.ready })).toBeNull()
})

describe('a refund to which two people have agreed', () => {
  beforeEach(() => ask('confirmed'))

  it('goes into a file, which is handed out once and then downloaded', async () => {
    const opened = await open()
    await press(opened, collections.make.prepare)
    const review = within(await screen.findByRole('dialog'))
    expect(review.getByText(/^Un virement, 500,00\s€$/)).toBeDefined()
    await opened.user.click(review.getByRole('button', { name: collections.make.confirm }))
    expect(await says(said.sentences.inFile)).toBeDefined()
    expect(await says(said.nothingReady)).toBeDefined()
    await press(opened, collections.files.handOut.act)
    await confirmIn(opened, collections.files.handOut.confirm)
    const link = await screen.findByRole('link', { name: collections.files.download })
    expect(link.getAttribute('href')).toMatch(/\/refund_files\/[\da-f-]{36}\/file/)
    expect(screen.queryByRole('button', { name: collections.files.cancel.act })).toBeNull()
  })

  it('was transferred by hand on a day in the past', async () => {
    const opened = await open()
    await press(opened, named(said.settle.actOf, lastName))
    const dialog = within(await screen.findByRole('dialog'))
    await opened.user.click(dialog.getByRole('button', { name: said.settle.send }))
    expect(await screen.findByText(/^Viré le .+, et inscrit dans les comptes\.$/)).toBeDefined()
  })
})

testScreenStates(portal, 'the page of refunds', {
  path,
  route: refundDeskRoutes.list,
  shown: said.requests,
  queryKey: 'payments',
  person: 'comptable',
})
