import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { fromWire } from '#contract/case.ts'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import { collectionRoutes } from '#contract/payments/collections.ts'
import type { Route } from '#contract/route.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import { openPostgres } from '#server/platform/openDatabase.ts'
import { createSecrets } from '#server/platform/secrets.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { accountReport, statusReport } from '#tests/support/server/payments/bankXml.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { onTheWire, type RouteRequest } from '#tests/support/server/requestRoute.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { collectedAmount, collectingAccountant, collectingPlace, fillMandates, ownIban } from './fillMandates.ts'
import { quiet } from './stage.ts'
import type { Row } from './table.ts'

const count = 10_000
/** The number of refusals of a large manager. */
const refusedCount = 100

/** Collects from ten thousand mandates of one place: the file, and the two answers of the bank to it. */
export async function paymentRows(serverUrl: string): Promise<readonly Row[]> {
  const database = await makePostgresDatabase(serverUrl)
  const key = randomBytes(32)
  const day = new Date().toISOString().slice(0, 10)
  const noon = new Date(`${day}T11:00:00Z`)
  const env = {
    ...quiet,
    DATABASE_URL: database.url.href,
    SECRETS_KEY: `1:${key.toString('hex')}`,
    DEMO: '1',
    DEMO_CLOCK: noon.toISOString(),
  }
  await (await startPortal(env)).stop()
  const { db, close } = openPostgres(database.url.href, () => {}, { queryTimeout: 600_000 })
  const secrets = createSecrets([{ id: 1, key }])
  const references = await fillMandates(db, { count, secrets, now: noon, collectOn: daysAfter(day, 1) })
  await db.execute(sql`vacuum analyze`)
  await close()
  const portal = await startPortal(env)
  try {
    const timed = timedCalls(portal.url, await signInOver(portal.url, collectingAccountant))
    const made = await timed(collectionRoutes.make, { body: { collectionFile: { format: 'pain.008.001.08' } } })
    const { id: fileId, messageId } = made.answer
    const handedOut = await timed(collectionRoutes.handOut, { params: { fileId } })
    const take = async (name: string, text: string) => {
      const content = Buffer.from(text).toString('base64')
      const read = await timed(bankAnswerRoutes.upload, { body: { bankAnswer: { name, content } } })
      const applied = await timed(bankAnswerRoutes.apply, { params: { answerId: read.answer.id } })
      return { read: read.took, applied: applied.took, counts: applied.answer.counts }
    }
    const statuses = references.map((reference, index) =>
      index < refusedCount
        ? ({ reference, status: 'RJCT', reason: 'AM04' } as const)
        : ({ reference, status: 'ACCP' } as const),
    )
    const rejects = await take('pain002.xml', statusReport(messageId, `${messageId}-1`, statuses))
    const details = references.slice(refusedCount).map((reference) => ({ reference, amount: collectedAmount }))
    const entry = { kind: 'collected', day, entry: 'B1', details } as const
    const credits = await take('camt054.xml', accountReport('054', { iban: ownIban }, [entry]))
    if (rejects.counts.applied !== refusedCount || credits.counts.applied !== count - refusedCount) {
      throw new Error(`the answers were taken as ${JSON.stringify([rejects.counts, credits.counts])}`)
    }
    const of = (what: string, measured: number, limit?: number): Row => ({
      what: `10,000 mandates: ${what}`,
      measured,
      unit: 'ms',
      ...(limit !== undefined && { limit }),
    })
    return [
      of('the file (pain.008) is made', made.took, 10_000),
      of('it is handed out', handedOut.took),
      of('pain.002 with 100 rejects is read', rejects.read),
      of('pain.002 with 100 rejects is applied', rejects.applied, 20_000),
      of('camt.054 with 9,900 credits is read', credits.read),
      of('camt.054 with 9,900 credits is applied', credits.applied, 20_000),
    ]
  } finally {
    await portal.stop()
    await database.remove()
  }
}

/** Calls routes of the place in the name of its accountant. Milliseconds until the whole response has arrived. */
const timedCalls =
  (url: string, token: string) =>
  async <Answer extends z.ZodMiniType>(route: Route & { readonly answer: Answer }, request: RouteRequest) => {
    const params = { placeId: collectingPlace, ...request.params }
    const { path, init } = onTheWire(route, { ...request, params, token })
    const begun = performance.now()
    const response = await fetch(url + path, init)
    const text = await response.text()
    const took = performance.now() - begun
    if (response.status !== route.status) throw new Error(`${path} answered ${response.status}: ${text}`)
    return { took, answer: route.answer.parse(fromWire(JSON.parse(text))) }
  }
