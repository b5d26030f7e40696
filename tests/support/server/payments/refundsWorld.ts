import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { fromWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import { type RefundFileFormat, refundFileRoutes } from '#contract/payments/refundFiles.ts'
import { refundDeskRoutes, refundRoutes } from '#contract/payments/refunds.ts'
import type { RoleName } from '#contract/roles.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import type { TestServer } from '../testServer.ts'
import { makePayers } from './paymentsWorld.ts'

const accountant: RoleName = 'coowner_accountant'
type Decision = Exclude<keyof typeof refundDeskRoutes, 'list' | 'toDecide'>

/** A place with two accountants, called manager and president. A has paid 500.00 € in advance. */
export async function makeRefunders(server: TestServer, offer: OfferCode = 'ESE') {
  const place = await makePayers(server, { offer })
  const { placeId, person, call } = place
  const isQuebec = offer === 'VQC'
  const colleagues = ['manager', 'president'].map((name) => person(name).userId)
  await server.platform.db
    .update(memberships)
    .set({ role: accountant })
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.userId, colleagues)))
  const payInAdvance = (name: string, amount: number) =>
    place.post([
      { account: isQuebec ? '1000' : '512', debit: amount },
      { account: isQuebec ? '1100' : '4501', ownerId: person(name).userId, credit: amount },
    ])
  await payInAdvance('A', 50_000)
  type Asking = {
    readonly name?: string
    readonly confirmationToken?: string
    readonly account?: Readonly<Record<string, string>>
  }
  const ask = (amount: number, { name = 'A', account, confirmationToken }: Asking = {}) =>
    call(refundRoutes.ask, name, {
      body: {
        refund: {
          amount,
          isToMandate: account === undefined,
          ...account,
          confirmationToken: confirmationToken ?? person(name).confirmationToken,
        },
      },
    })
  const parsed = async <Answer extends z.ZodMiniType>(answer: Answer, response: Promise<Response>) =>
    answer.parse(fromWire(await (await response).json()))
  const decide = (decision: Decision, refundId: string, name = 'manager', body?: unknown) =>
    call(refundDeskRoutes[decision], name, { params: { refundId }, ...(body === undefined ? {} : { body }) })
  const decided = (decision: Decision, refundId: string, name?: string, body?: unknown) =>
    parsed(refundDeskRoutes.approve.answer, decide(decision, refundId, name, body))
  const format: RefundFileFormat = isQuebec ? 'cpa005' : 'pain.001.001.09'
  const making = { body: { refundFile: { format } } }
  return {
    ...place,
    make: (name = 'manager') => call(refundFileRoutes.make, name, making),
    /** A file of everything to which both accountants have agreed. */
    made: () => place.read(refundFileRoutes.make, 'manager', making),
    payInAdvance,
    ask,
    asked: (amount: number, asking: Asking = {}) => parsed(refundRoutes.ask.answer, ask(amount, asking)),
    decide,
    decided,
    /** A refund to which both accountants have agreed. */
    agreed: async (amount: number) => {
      const refund = await parsed(refundRoutes.ask.answer, ask(amount))
      await decided('approve', refund.id)
      return decided('confirm', refund.id, 'president')
    },
    refundOf: async (refundId: string, name = 'A') => {
      const list = await place.read(refundRoutes.list, name)
      const found = list.data.entities.refunds[refundId]
      if (!found) throw new Error(`${name} has no such refund`)
      return found
    },
  }
}
