import { eq } from 'drizzle-orm'
import { bankAnswerRoutes as routes } from '#contract/payments/bankAnswers.ts'
import { collectionRoutes } from '#contract/payments/collections.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { RoleName } from '#contract/roles.ts'
import { demoAccount } from '#server/areas/payments/demo/demoBanks.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import type { TestServer } from '../testServer.ts'
import { makePayers } from './paymentsWorld.ts'

const accountant: RoleName = 'coowner_accountant'

/** A line of an answer in CSV. */
export type Said = {
  readonly kind: 'rejected' | 'collected' | 'returned' | 'refunded' | 'reversed'
  readonly reference: string
  readonly amount: number
  readonly reason?: string
  readonly day?: string
}

const header = 'kind;end_to_end_id;mandate;block;amount;reason;day;reference'
const line = ({ kind, reference, amount, reason = '', day = '2030-01-16' }: Said) =>
  [kind, reference, '', '', (amount / 100).toFixed(2), reason, day, ''].join(';')

/** A place whose manager is its accountant. A owes 412.30 € and B 188.75 €, both have asked to pay it, and the bank has the file. */
export async function makeCollected(server: TestServer, world: { readonly offer?: 'VQC' } = {}) {
  const place = await makePayers(server, world)
  const { placeId, person, read, call, owe } = place
  await server.platform.db
    .update(memberships)
    .set({ role: accountant })
    .where(eq(memberships.userId, person('manager').userId))
  await owe('A', 41_230)
  await owe('B', 18_875)
  const a = await place.asked(41_230)
  const b = await place.asked(18_875, { name: 'B' })
  const format = world.offer === 'VQC' ? 'cpa005' : 'pain.008.001.08'
  const file = await read(collectionRoutes.make, 'manager', { body: { collectionFile: { format } } })
  await read(collectionRoutes.handOut, 'manager', { params: { fileId: file.id } })
  const send = (said: readonly Said[] | string | Buffer, name = 'réponse.csv') => {
    const text = typeof said === 'string' || Buffer.isBuffer(said) ? said : [header, ...said.map(line), ''].join('\n')
    const content = Buffer.from(text).toString('base64')
    return { body: { bankAnswer: { name, content } } }
  }
  const own = demoAccount('sepa', 1)
  return {
    ...place,
    placeId,
    a,
    b,
    file,
    /** The account of the place at the bank, and its block in the file. */
    account: { iban: own.scheme === 'sepa' ? own.iban : '' },
    blockId: `${file.messageId}-1`,
    upload: (said: readonly Said[] | string) => read(routes.upload, 'manager', send(said)),
    tryUpload: (said: readonly Said[] | string | Buffer) => call(routes.upload, 'manager', send(said)),
    apply: (answerId: string) => read(routes.apply, 'manager', { params: { answerId } }),
    tryApply: (answerId: string) => call(routes.apply, 'manager', { params: { answerId } }),
    paymentOf: (name: 'A' | 'B') =>
      read(paymentRoutes.read, name, { params: { paymentId: name === 'A' ? a.id : b.id } }),
    due: (name: string) => read(paymentRoutes.due, name),
  }
}
