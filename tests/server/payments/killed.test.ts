import { join } from 'node:path'
import { setTimeout as live } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import { collectionRoutes } from '#contract/payments/collections.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { Route } from '#contract/route.ts'
import { openEmbedded, openPostgres } from '#server/platform/openDatabase.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { confirm } from '#tests/support/server/confirmedAs.ts'
import { type Call, parsing, placeOf } from '#tests/support/server/placeWorld.ts'
import { makeWorkFolder, type PortalProcess, startPortal } from '#tests/support/server/portalProcess.ts'
import { onTheWire } from '#tests/support/server/requestRoute.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { createTestClock } from '#tests/support/server/testClock.ts'
import { fillWorkFolder, makeDemoDatabase } from '#tests/support/server/testDatabase.ts'
import { testSecretKey } from '#tests/support/server/testSecrets.ts'
import { until } from '#tests/support/server/until.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const placeId = placeOf('vauban')
const amount = 41_230
/** Milliseconds: no other process can look into PGlite, so there the kill hits an arbitrary moment of the work. */
const life = 12
const numbers = z.object({ rows: z.array(z.record(z.string(), z.coerce.number())) })

/** The tests in memory repeat requests to one process; only a kill shows that exactly the acknowledged writes are on disk. */
describe(`a portal that is killed while a payment is made, on ${serverUrl ? 'PostgreSQL' : 'PGlite'}`, () => {
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let database: Awaited<ReturnType<typeof makeDemoDatabase>> | null
  let portal: PortalProcess

  const start = async () => {
    portal = await startPortal(folder.path, {
      DEMO: '1',
      DEMO_CLOCK: createTestClock().now().toISOString(),
      SECRETS_KEY: `1:${testSecretKey.toString('hex')}`,
      ...(database && { DATABASE_URL: database.url.href }),
    })
  }
  const kill = async () => {
    portal.child.kill('SIGKILL')
    await portal.ended
  }
  const clientFor = async (name: string) => {
    const token = await signInOver(portal.url, name)
    const call = (route: Route, { key, ...request }: Call & { readonly key?: string } = {}) => {
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      const { path, init } = onTheWire(route, { ...request, params: { placeId, ...request.params }, token, headers })
      return fetch(portal.url + path, init)
    }
    return { token, call, get: parsing(call) }
  }
  /**
   * Kills the portal after it has written the subject of the request, and before it writes its step; on PGlite, at any moment.
   */
  async function dieDuring(act: () => Promise<Response>) {
    const outcome = () =>
      act().then(
        ({ status }) => status,
        () => null,
      )
    if (!database) {
      const answered = outcome()
      await live(life)
      await kill()
      return answered
    }
    const { db, close } = openPostgres(database.url.href, () => undefined)
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const holding = db.transaction(async (tx) => {
      await tx.execute(sql`lock table payment_events in share row exclusive mode`)
      hold()
      await isReleased
    })
    await isHeld
    const answered = outcome()
    const waiting = sql`select count(*)::int as waiting from pg_locks where not granted`
    await until(async () => numbers.parse(await db.execute(waiting)).rows[0]?.waiting === 1)
    await kill()
    expect(await answered).toBeNull()
    release()
    await holding
    await close()
    return null
  }

  beforeAll(async () => {
    folder = await makeWorkFolder()
    database = serverUrl ? await makeDemoDatabase(serverUrl) : null
    if (!database) await fillWorkFolder(folder.path)
    await start()
  }, 240_000)
  afterEach(kill)
  afterAll(async () => {
    await folder.remove()
    await database?.remove()
  })

  it('requests, files and books it once, however often each request is repeated', { timeout: 240_000 }, async () => {
    const owner = await clientFor('coproprietaire')
    const accountant = await clientFor('comptable')
    const confirmationToken = await confirm(owner)
    const paymentsOf = async () => (await owner.get(paymentRoutes.list)).meta.total
    const filesOf = async () => (await accountant.get(collectionRoutes.files)).meta.total
    const before = { payments: await paymentsOf(), files: await filesOf() }

    const asked = { choice: { what: 'amount', amount }, amount, isOverpayment: true, confirmationToken }
    const asking = { body: { payment: asked }, key: 'killed-while-asking' }
    const answered = await dieDuring(() => owner.call(paymentRoutes.ask, asking))
    await start()
    if (answered === null && database) expect(await paymentsOf()).toBe(before.payments)
    const payment = await owner.get(paymentRoutes.ask, asking)

    const making = { body: { collectionFile: { format: 'pain.008.001.08' } }, key: 'killed-while-filing' }
    await dieDuring(() => accountant.call(collectionRoutes.make, making))
    await start()
    expect(await owner.get(paymentRoutes.ask, asking)).toEqual(payment)
    expect(await paymentsOf()).toBe(before.payments + 1)
    const file = await accountant.get(collectionRoutes.make, making)
    expect(file).toMatchObject({ count: 1, amount, state: 'made' })

    const params = { fileId: file.id }
    await dieDuring(() => accountant.call(collectionRoutes.handOut, { params }))
    await start()
    expect(await accountant.get(collectionRoutes.make, making)).toEqual(file)
    expect(await filesOf()).toBe(before.files + 1)
    const handedOut = [
      await accountant.call(collectionRoutes.handOut, { params }),
      await accountant.call(collectionRoutes.handOut, { params }),
    ]
    expect(handedOut.at(-1)?.status).toBe(409)
    if (database) expect(handedOut[0]?.status).toBe(200)

    const line = ['collected', payment.reference, '', '', (amount / 100).toFixed(2), '', payment.collectOn, '']
    const csv = `kind;end_to_end_id;mandate;block;amount;reason;day;reference\n${line.join(';')}\n`
    const sent = { body: { bankAnswer: { name: 'avis.csv', content: Buffer.from(csv).toString('base64') } } }
    const { id: answerId } = await accountant.get(bankAnswerRoutes.upload, sent)
    await dieDuring(() => accountant.call(bankAnswerRoutes.apply, { params: { answerId } }))
    await start()
    if (database) expect((await accountant.get(bankAnswerRoutes.upload, sent)).id).toBe(answerId)
    await accountant.call(bankAnswerRoutes.apply, { params: { answerId } })
    expect((await accountant.call(bankAnswerRoutes.apply, { params: { answerId } })).status).toBe(409)
    expect((await accountant.call(bankAnswerRoutes.upload, sent)).status).toBe(409)
    const followed = await owner.get(paymentRoutes.read, { params: { paymentId: payment.id } })
    expect(followed.state).toBe('booked')
    expect(followed.events.map(({ kind }) => kind)).toEqual(['asked', 'putInFile', 'handedOut', 'debited', 'booked'])
    await kill()
    expect(await booked(payment.reference)).toBe(1)
  })

  /** How many entries of the books a payment has, while no portal runs. */
  async function booked(reference: string) {
    const { patientDb, close } = database
      ? openPostgres(database.url.href, () => undefined)
      : await openEmbedded(join(folder.path, '.data'))
    return patientDb.$count(ledgerEntries, eq(ledgerEntries.pieceReference, reference)).finally(close)
  }
})
