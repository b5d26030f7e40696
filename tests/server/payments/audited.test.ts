import { eq, or, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerLineRoutes } from '#contract/payments/answerLines.ts'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { announceDebits } from '#server/areas/payments/automatic/announceDebits.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { makeAutomatic } from '#tests/support/server/payments/automaticWorld.ts'
import { makeCollected } from '#tests/support/server/payments/collectedWorld.ts'
import { makeCreditor } from '#tests/support/server/payments/creditorWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

/** Files, refunds and decisions about mandates have their entries in the tests of each; here is everything else that moves money. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

type World = {
  readonly placeId: string
  readonly person: (name: string) => { readonly userId: string }
}

/** The audit entries of a place with their authors: an owner, the accountant, or nobody. */
async function auditOf({ placeId, person }: World) {
  const rows = await server.platform.db
    .select()
    .from(auditEntries)
    .where(or(sql`${auditEntries.detail} ->> 'placeId' = ${placeId}`, eq(auditEntries.subjectId, placeId)))
  const names = new Map(['A', 'B', 'manager'].map((name) => [person(name).userId, name]))
  return rows.map(({ action, actorId }) => `${action} ${actorId === null ? 'nobody' : names.get(actorId)}`).sort()
}

describe('the audit has each act, and its author', () => {
  it('about a mandate', async () => {
    const world = await makeCreditor(server)
    const { write, send, sendCode, sign, sentCode, person } = world
    await write()
    await send(mandateRoutes.drop)
    await write()
    await sendCode()
    await sign(sentCode())
    const { confirmationToken } = person('A')
    await send(mandateRoutes.choose, { moneyOrder: { kind: 'auto', confirmationToken } })
    await send(mandateRoutes.revoke)
    expect(await auditOf(world)).toEqual([
      'payments.chooseKind A',
      'payments.dropMandate A',
      'payments.revokeMandate A',
      'payments.sendSignatureCode A',
      'payments.signMandate A',
      'payments.writeMandate A',
      'payments.writeMandate A',
    ])
  })

  it('about a debit that the mandate makes', async () => {
    const world = await makeAutomatic(server)
    server.clock.advance(5 * 24 * 3_600_000)
    await announceDebits(server.platform, server.sites)
    const [debit] = await world.list()
    const params = { paymentId: debit?.id ?? '' }
    await world.call(paymentRoutes.hold, 'A', { params })
    await world.call(paymentRoutes.release, 'A', { params })
    expect(await auditOf(world)).toEqual(['payments.announce nobody', 'payments.hold A', 'payments.release A'])
  })

  it('about an answer of the bank, its lines, and a retried payment', async () => {
    const world = await makeCollected(server)
    const { a, upload, apply, call, read, person } = world
    const before = (await auditOf(world)).length
    const { id: answerId } = await upload([{ kind: 'rejected', reference: 'PNOBODY', amount: 1, reason: 'AM04' }])
    await call(bankAnswerRoutes.discard, 'manager', { params: { answerId } })
    server.clock.advance(24 * 3_600_000)
    const said = [
      { kind: 'rejected', reference: a.reference, amount: 41_230, reason: 'AM04' },
      { kind: 'collected', reference: world.b.reference, amount: 18_874 },
    ] as const
    await apply((await upload(said)).id)
    const [lineId = ''] = (await read(answerLineRoutes.list, 'manager')).data.result
    await call(answerLineRoutes.suspend, 'manager', { params: { lineId } })
    await call(answerLineRoutes.dismiss, 'manager', { params: { lineId } })
    const body = { payment: { confirmationToken: person('A').confirmationToken } }
    await read(paymentRoutes.retry, 'A', { params: { paymentId: a.id }, body })
    const audited = await auditOf(world)
    expect(audited).toHaveLength(before + 7)
    for (const entry of [
      'payments.applyAnswer manager',
      'payments.ask A',
      'payments.discardAnswer manager',
      'payments.dismissLine manager',
      'payments.readAnswer manager',
      'payments.suspendLine manager',
    ]) {
      expect(audited).toContain(entry)
    }
  })
})
