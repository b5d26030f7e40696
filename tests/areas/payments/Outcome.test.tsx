import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { outcomePath, screenPaths } from '#contract/addresses.ts'
import type { OfferCode } from '#contract/offers.ts'
import { pathOf } from '#contract/paths.ts'
import type { PaymentState } from '#contract/payments/payments.ts'
import type { SignatureState } from '#contract/payments/signatures.ts'
import { french } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { signatureRequests } from '#server/areas/payments/signatures/signatures.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { keepSession } from '#tests/support/keepSession.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'

/** The way back from a signature or a payment, against the real server: no other test proves what its page says and where it leads. */
const portal = usePortalServer()
const { authentication, callback, common, outcome: said } = french
const mandateId = demoId('mandate that is signed elsewhere')
const requestId = demoId('signature request')
const now = new Date('2030-01-15T09:00:00Z')

beforeAll(async () => {
  const { db } = portal.server().platform
  await db.insert(mandates).values({
    id: mandateId,
    placeId: demoId('place tilleuls'),
    userId: demoId('person coproprietaire'),
    rum: 'ESE-OUTCOME',
    kind: 'manual',
    ownerName: demoName('coproprietaire'),
    address: { number: '14', street: 'rue de la Bassée', zipCode: '59000', city: 'Lille', country: 'FR' },
    accountSealed: '',
    accountShown: '',
    accountPrint: '',
    mobile: '+33612345678',
    createdAt: now,
    endedAt: now,
    endedBecause: 'dropped',
  })
})

/** Sets the state of the request on the server. */
async function know(state: SignatureState, offer: OfferCode = 'ESE') {
  const { db } = portal.server().platform
  const row = { id: requestId, mandateId, offer, locale: 'fr-FR', state } as const
  const asked = { content: '', sentHash: '', sentSize: 0, askedAt: now, expiresAt: now }
  const asker = { sessionId: '', address: '', userAgent: null, requestId: '' }
  await db
    .insert(signatureRequests)
    .values({ ...row, ...asked, asker })
    .onConflictDoUpdate({ target: signatureRequests.id, set: { state, offer } })
}

async function comeBack(path: string, name: string | null = 'coproprietaire') {
  if (name) await keepSession(name)
  return startApp(path)
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name: asRead(name) })
const link = (name: string) => screen.getByRole('link', { name: asRead(name) }).getAttribute('href')

describe('coming back from a signature', () => {
  const path = outcomePath('signature', requestId)

  it('leads to paying once it is signed, whatever the address claims, in the place of the mandate', async () => {
    await know('signed')
    const { session } = await comeBack(`${path}&result=expired`)
    expect(await heading(said.states.signed.heading)).toBe(document.activeElement)
    expect(link(said.signature.goOn)).toBe(`${screenPaths.mandateSetup}?etape=paiement`)
    expect(session().getSnapshot().context.session?.selectedPlaceId).toBe(demoId('place tilleuls'))
  })

  it('waits until the server knows, whatever the address claims', async () => {
    await know('open')
    await comeBack(`${path}&result=success`)
    await heading(said.waiting.heading)
    await know('signed')
    await userEvent.click(screen.getByRole('button', { name: common.retry }))
    await heading(said.states.signed.heading)
  })

  it.each([
    ['refused', said.signature.refused.heading, said.signature.goBack, `${screenPaths.mandateSetup}?etape=signature`],
    ['expired', said.signature.expired.heading, said.signature.again, screenPaths.mandate],
    ['void', said.signature.expired.heading, said.signature.again, screenPaths.mandate],
  ] as const)('leads back to the mandate when it is %s', async (state, title, button, target) => {
    await know(state)
    await comeBack(path)
    await heading(title)
    expect(link(button)).toBe(target)
  })

  it('links to the site where it was requested', async () => {
    await know('signed', 'VSY')
    await comeBack(path)
    await heading(said.signature.elsewhere)
    expect(link(callback.wrongOffer.link.replace('{{offer}}', offers.VSY.brandName))).toBe(
      offers.VSY.site.replace(/\/$/, '') + path,
    )
  })

  it('shows an expired link to anybody else', async () => {
    await know('signed')
    await comeBack(path, 'president')
    await heading(said.signature.expired.heading)
  })

  it('starts with the sign-in for a person who is not signed in', async () => {
    await comeBack(path, null)
    expect(await screen.findByRole('textbox', { name: authentication.login.email })).toBeDefined()
    expect(globalThis.location.pathname).toBe(screenPaths.login)
  })

  it('shows an expired link for an address without an id, with a log-in button', async () => {
    await comeBack('/callback/signature?result=success', null)
    await heading(said.signature.expired.heading)
    expect(link(callback.logIn)).toBe(screenPaths.login)
  })

  it('can be retried without a response', async () => {
    await know('signed')
    await keepSession('coproprietaire')
    portal.failNetwork()
    await startApp(path)
    await heading(said.failed.heading)
    portal.failNetwork(false)
    await userEvent.click(screen.getByRole('button', { name: common.retry }))
    await heading(said.states.signed.heading)
  })
})

describe('coming back from a payment', () => {
  async function knowPayment(state: PaymentState) {
    const { db } = portal.server().platform
    const [row] = await db
      .select()
      .from(payments)
      .where(eq(payments.userId, demoId('person coproprietaire')))
      .limit(1)
    if (!row) throw new Error('the demo has no payment of theirs')
    await db.update(payments).set({ state }).where(eq(payments.id, row.id))
    return row.id
  }

  it.each([
    ['asked', said.states.asked.heading, said.paiement.goOn],
    ['inFile', said.states.inFile.heading, said.paiement.goOn],
    ['booked', said.states.booked.heading, said.paiement.goOn],
    ['refused', said.paiement.refused.heading, said.paiement.goBack],
  ] as const)('says that it is %s, and leads to its page', async (state, title, button) => {
    const paymentId = await knowPayment(state)
    await comeBack(outcomePath('paiement', paymentId))
    await heading(title)
    expect(link(button)).toBe(pathOf('payment', { paymentId }))
  })

  it('finds no payment of another person', async () => {
    await comeBack(outcomePath('paiement', await knowPayment('asked')), 'president')
    await heading(said.paiement.expired.heading)
    expect(link(said.paiement.again)).toBe(screenPaths.paying)
  })
})
