import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ticketRoutes } from '#contract/support/tickets.ts'
import { openPostgres } from '#server/platform/openDatabase.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'
import { makeWorkFolder, startPortal } from '#tests/support/server/portalProcess.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { makeDemoDatabase } from '#tests/support/server/testDatabase.ts'
import { until } from '#tests/support/server/until.ts'
import { startZendesk, type Zendesk } from '#tests/support/server/zendesk.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const states = z.object({ rows: z.array(z.object({ state: z.string() })) })

describe.skipIf(!serverUrl)('a process that is killed between sending to Zendesk and recording it', () => {
  let database: Awaited<ReturnType<typeof makeDemoDatabase>>
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let zendesk: Zendesk
  beforeAll(async () => {
    database = await makeDemoDatabase(serverUrl ?? '')
    folder = await makeWorkFolder()
    zendesk = await startZendesk()
  })
  afterAll(async () => {
    await folder.remove()
    await zendesk.stop()
    await database.remove()
  })

  const start = () =>
    startPortal(folder.path, {
      DATABASE_URL: database.url.href,
      DEMO: '1',
      ZENDESK_URL: zendesk.settings.url,
      ZENDESK_KEY: zendesk.settings.key,
      JOBS_TAKEOVER_SECONDS: '10',
    })

  it('leaves the rest to another one, which adds nothing twice', async () => {
    const first = await start()
    zendesk.lose('answers')
    const token = await signInOver(first.url, 'bailleur')
    const answer = await fetch(first.url + ticketRoutes.create.path.replace(':placeId', tilleuls), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ticket: { subject: 'Écran blanc', body: 'La page reste blanche.' } }),
    })
    const { id } = z.object({ id: z.uuid() }).parse(await answer.json())
    await until(() => zendesk.ticketsOf(id).length > 0)
    first.child.kill('SIGKILL')
    await first.ended
    zendesk.lose('nothing')
    await start()

    const { db, close } = openPostgres(database.url.href, () => undefined)
    const isDone = async () => {
      const found = await db.execute(
        sql`select state::text from jobs.job where data -> 'data' ->> 'ticketId' = ${id} and data ->> 'kind' = 'the exchange of a support ticket'`,
      )
      return states.parse(found).rows.every(({ state }) => state === 'completed')
    }
    await until(isDone)
    await close()
    expect(zendesk.ticketsOf(id)).toHaveLength(1)
    expect(zendesk.commentsOf(id)).toHaveLength(1)
  })
})
