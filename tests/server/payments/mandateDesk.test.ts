import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mandateDeskRoutes as routes } from '#contract/payments/mandateDesk.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import type { RoleName } from '#contract/roles.ts'
import { offers } from '#offers/offers.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { opposeMandate } from '#server/areas/payments/mandates/opposeMandate.ts'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makePayers } from '#tests/support/server/payments/paymentsWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const accountant: RoleName = 'coowner_accountant'

/** A place whose manager and president are accountants; the mandate of A is suspended as `suspension` says. */
async function withSuspended(suspension: 'opposed' | 'unusable' | null = 'opposed') {
  const place = await makePayers(server, { kind: 'auto' })
  const { placeId, person, signed } = place
  const colleagues = ['manager', 'president'].map((name) => person(name).userId)
  const { db } = server.platform
  await db
    .update(memberships)
    .set({ role: accountant })
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.userId, colleagues)))
  const [id = ''] = signed.filter(({ name }) => name === 'A').map((each) => each.id)
  await db.update(mandates).set({ suspension }).where(eq(mandates.id, id))
  const act = (action: 'release' | 'end', name = 'manager') =>
    place.call(routes[action], name, { params: { mandateId: id } })
  return {
    ...place,
    id,
    act,
    stateOf: async (name: string) => (await place.read(mandateRoutes.check, name)).state,
    listed: async (query: Readonly<Record<string, string>> = {}) =>
      Object.values((await place.read(routes.list, 'manager', { query })).data.entities.mandates),
    told: (name: string) =>
      db
        .select({ title: notifications.title, path: notifications.path })
        .from(notifications)
        .where(and(eq(notifications.userId, person(name).userId), eq(notifications.placeId, placeId))),
    /** Moves the signatures to long ago; nothing has been collected since. */
    lapse: () =>
      db
        .update(mandates)
        .set({ signedAt: new Date('2026-12-01T12:00:00Z') })
        .where(eq(mandates.placeId, placeId)),
    oppose: (because: 'opposed' | 'unusable', mandateId = id) =>
      db.transaction((tx) =>
        opposeMandate(
          tx,
          { now: server.platform.now, offer: offers.ESE },
          { mandateId, placeId, userId: person('A').userId, suspension: because },
        ),
      ),
  }
}

describe('the mandates of a place', () => {
  it('are listed for its accountants, without the account, by state and by name', async () => {
    const { listed, call, signed } = await withSuspended()
    expect(await listed()).toMatchObject([
      { ownerName: 'A', kind: 'auto', suspension: 'opposed', lastUsedOn: null },
      { ownerName: 'B', suspension: null },
    ])
    expect(await listed({ state: 'suspended' })).toMatchObject([{ ownerName: 'A' }])
    expect(await listed({ state: 'inForce' })).toMatchObject([{ ownerName: 'B' }])
    expect(await listed({ search: 'nobody' })).toEqual([])
    const details = signed[0]?.details
    const iban = details?.scheme === 'sepa' ? details.iban : ''
    expect(JSON.stringify(await listed())).not.toContain(iban.slice(4, 20))
    expect((await call(routes.list, 'A')).status).toBe(403)
  })

  it('count as suspended once they have lapsed', async () => {
    const { listed, lapse } = await withSuspended(null)
    await lapse()
    expect(await listed({ state: 'suspended' })).toMatchObject([{ suspension: 'expired' }, { suspension: 'expired' }])
    expect(await listed({ state: 'inForce' })).toEqual([])
  })
})

describe('a suspended mandate', () => {
  it('is released once, by the first person; its owner is notified, and can pay again', async () => {
    const { act, stateOf, told, id, placeId } = await withSuspended()
    expect(await stateOf('A')).toBe('suspended')
    const answers = await Promise.all([act('release'), act('release', 'president')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
    expect(await stateOf('A')).toBe('auto')
    expect(await told('A')).toMatchObject([
      { title: expect.stringContaining('de nouveau en vigueur'), path: inPlace('/paiement/mandat', placeId) },
    ])
    const audited = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(audited).toMatchObject([{ action: 'payments.releaseMandate', detail: { placeId } }])
  })

  it('is not released when the bank rejects it, nor once it has lapsed; both can be ended', async () => {
    const unusable = await withSuspended('unusable')
    expect(await refusalOf(await unusable.act('release'))).toMatchObject({ code: 'action_not_possible' })
    expect((await unusable.act('end')).status).toBe(204)
    const lapsed = await withSuspended(null)
    await lapsed.lapse()
    expect(await refusalOf(await lapsed.act('release'))).toMatchObject({ code: 'action_not_possible' })
    expect((await lapsed.act('end')).status).toBe(204)
  })
})

describe('a mandate ended by staff', () => {
  it('pays nothing more, and its owner can sign another one', async () => {
    const { act, ask, stateOf, told, listed, read } = await withSuspended(null)
    await ask(10_000, { isOverpayment: true })
    expect((await act('end')).status).toBe(204)
    expect(await stateOf('A')).toBe('create_money_order')
    expect(Object.values((await read(paymentRoutes.list)).data.entities.payments)).toMatchObject([{ state: 'held' }])
    expect(await listed()).toMatchObject([{ ownerName: 'B' }])
    expect(await told('A')).toMatchObject([{ title: expect.stringContaining('a mis fin à votre mandat') }])
    expect((await act('end')).status).toBe(404)
  })

  it('notifies nobody when its holder has died', async () => {
    const { act, asked, told } = await withSuspended(null)
    const { id } = await asked(10_000, { isOverpayment: true })
    await server.platform.db
      .update(payments)
      .set({ state: 'refused', reason: { code: 'MD07', sentence: null, retry: 'none' } })
      .where(eq(payments.id, id))
    await act('end')
    expect(await told('A')).toEqual([])
  })

  it('is not one of another place', async () => {
    const [here, there] = [await withSuspended(), await withSuspended()]
    const params = { mandateId: here.id }
    expect((await there.call(routes.release, 'manager', { params })).status).toBe(404)
    expect((await there.call(routes.end, 'manager', { params })).status).toBe(404)
    expect(await here.stateOf('A')).toBe('suspended')
  })
})

describe('an opposed mandate', () => {
  it('is suspended, and holds its debits back', async () => {
    const { ask, oppose, stateOf, read, listed } = await withSuspended(null)
    await ask(10_000, { isOverpayment: true })
    await oppose('unusable')
    expect(await stateOf('A')).toBe('suspended')
    expect(Object.values((await read(paymentRoutes.list)).data.entities.payments)).toMatchObject([{ state: 'held' }])
    // A later refusal for a reason that staff could lift does not make it usable.
    await oppose('opposed')
    expect(await listed({ state: 'suspended' })).toMatchObject([{ suspension: 'unusable' }])
  })

  it('stays as it is when it was replaced or ended meanwhile, and so does its replacement', async () => {
    const { oppose, stateOf, act } = await withSuspended(null)
    await oppose('opposed', randomUUID())
    expect(await stateOf('A')).toBe('auto')
    await act('end')
    await oppose('opposed')
    expect(await stateOf('A')).toBe('create_money_order')
  })
})
