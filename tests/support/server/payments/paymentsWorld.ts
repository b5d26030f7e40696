import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { fromWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import { type AccountDetails, shownAccount } from '#contract/payments/accountDetails.ts'
import type { MandateKind } from '#contract/payments/mandates.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { Route } from '#contract/route.ts'
import { demoAccount, demoCreditorIdentifier } from '#server/areas/payments/demo/demoBanks.ts'
import { accountPrint } from '#server/areas/payments/mandates/accountPrint.ts'
import { creditors, mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { accountPlace, creditorPlace } from '#server/areas/payments/mandates/sealedPlaces.ts'
import { makeLedger } from '../ledgerWorld.ts'
import type { Call } from '../placeWorld.ts'
import { requestRoute } from '../requestRoute.ts'
import type { TestServer } from '../testServer.ts'

type World = {
  readonly owners?: Readonly<Record<string, number>>
  readonly offer?: OfferCode
  readonly kind?: MandateKind
}

/** A place with books that collects from A and B, each with a signed mandate. */
export async function makePayers(
  server: TestServer,
  { owners = { A: 500, B: 300 }, offer = 'ESE', kind = 'manual' }: World = {},
) {
  const ledger = await makeLedger(server, owners, offer)
  const { placeId } = ledger
  const { db, secrets, now } = server.platform
  const scheme = offer === 'VQC' ? 'pad' : 'sepa'
  const seal = (where: string, details: AccountDetails) => secrets.seal('bankAccount', where, JSON.stringify(details))
  const own = demoAccount(scheme, 1)
  await db.insert(creditors).values({
    placeId,
    name: 'SDC des essais',
    address: '31 rue Nationale, 59000 Lille',
    identifier: demoCreditorIdentifier(scheme, offer),
    bankAccount: offer === 'VQC' ? '1000' : '512',
    accountSealed: seal(creditorPlace(placeId), own),
  })
  const signed = ledger.names.map((name, index) => {
    const id = randomUUID()
    const details = demoAccount(scheme, 1_000 + index)
    return { name, id, details, rum: `T-${id.slice(0, 18)}` }
  })
  await db.insert(mandates).values(
    signed.map(({ name, id, details, rum }) => ({
      id,
      rum,
      placeId,
      userId: ledger.person(name).userId,
      kind,
      ownerName: `${name} Martin`,
      address: { number: '14', street: 'rue de la Bassée', zipCode: '59000', city: 'Lille', country: 'FR' },
      accountSealed: seal(accountPlace(id), details),
      accountShown: shownAccount(details),
      accountPrint: accountPrint(secrets, details),
      mobile: '+33612345678',
      createdAt: now(),
      signedAt: now(),
    })),
  )
  type Asking = { readonly name?: string; readonly isOverpayment?: boolean; readonly key?: string }
  const ask = (amount: number, { name = 'A', isOverpayment = false, key }: Asking = {}) => {
    const { token, confirmationToken } = ledger.person(name)
    return requestRoute(server.app, paymentRoutes.ask, {
      token,
      offer,
      params: { placeId },
      headers: key ? { 'idempotency-key': key } : {},
      body: { payment: { choice: { what: 'amount', amount }, amount, isOverpayment, confirmationToken } },
    })
  }
  const isQuebec = offer === 'VQC'
  return {
    ...ledger,
    signed,
    ask,
    asked: async (amount: number, asking: Asking = {}) =>
      paymentRoutes.ask.answer.parse(fromWire(await (await ask(amount, asking)).json())),
    call: (route: Route, name = 'A', call: Call = {}) =>
      ledger.person(name).call(route, { ...call, params: { placeId, ...call.params } }),
    /** The response of a route to somebody; a refusal fails the test. */
    read: <Answer extends z.ZodMiniType>(route: Route & { readonly answer: Answer }, name = 'A', call: Call = {}) =>
      ledger.person(name).get(route, { ...call, params: { placeId, ...call.params } }),
    /** Posts a debt of an owner that is due on this day. */
    owe: (name: string, amount: number, dueOn = '2030-01-10') =>
      ledger.post([
        { account: isQuebec ? '1100' : '4501', ownerId: ledger.person(name).userId, dueOn, debit: amount },
        { account: isQuebec ? '4000' : '701', credit: amount },
      ]),
  }
}
