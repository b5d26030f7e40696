import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { livePath } from '#contract/live.ts'
import { type CuttableProxy, startCuttableProxy } from '#tests/support/server/cuttableProxy.ts'
import { type OpenStream, readStream } from '#tests/support/server/liveClient.ts'
import { makeWorkFolder, type PortalProcess, startPortal } from '#tests/support/server/portalProcess.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { fillWorkFolder, makeDemoDatabase } from '#tests/support/server/testDatabase.ts'

const serverUrl = process.env.TEST_DATABASE_URL

async function listenTo({ url }: PortalProcess, token: string): Promise<OpenStream> {
  const answer = await fetch(url + livePath, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  const stream = readStream(answer.body)
  expect((await stream.next())?.event).toBe('position')
  return stream
}

/** Opens one more session, which the person's streams report. */
const makeNews = (portal: PortalProcess) => signInOver(portal.url, 'coproprietaire')

/**
 * The next change of sessions, or `null` at the end. A process that has just started may still do its recurrent work, which
 * changes reports.
 */
async function newsOf(stream: OpenStream) {
  for (;;) {
    const change = await stream.nextChange()
    if (change === null || change.topic === 'sessions') return change
  }
}

describe('a stopping process', () => {
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let database: Awaited<ReturnType<typeof makeDemoDatabase>> | null
  beforeAll(async () => {
    folder = await makeWorkFolder()
    database = serverUrl ? await makeDemoDatabase(serverUrl) : null
    if (!database) await fillWorkFolder(folder.path)
  })
  afterAll(async () => {
    await folder.remove()
    await database?.remove()
  })

  it('ends its streams as complete responses, and exits', async () => {
    const portal = await startPortal(folder.path, database ? { DATABASE_URL: database.url.href, DEMO: '1' } : {})
    const token = await makeNews(portal)
    const streams = await Promise.all(Array.from({ length: 8 }, () => listenTo(portal, token)))
    await makeNews(portal)
    for (const stream of streams) expect(await newsOf(stream)).toMatchObject({ topic: 'sessions' })

    portal.child.kill('SIGTERM')
    for (const stream of streams) expect(await newsOf(stream)).toBeNull()
    expect(await portal.ended).toBe(0)
  })
})

describe.skipIf(!serverUrl)('streams without PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof makeDemoDatabase>>
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let proxy: CuttableProxy
  let portal: PortalProcess
  let direct: PortalProcess
  beforeAll(async () => {
    database = await makeDemoDatabase(serverUrl ?? '')
    folder = await makeWorkFolder()
    proxy = await startCuttableProxy(database.url)
    portal = await startPortal(folder.path, { DATABASE_URL: proxy.url.href, DEMO: '1' })
    direct = await startPortal(folder.path, { DATABASE_URL: database.url.href, DEMO: '1' })
  })
  afterAll(async () => {
    for (const { child, ended } of [portal, direct]) {
      child.kill('SIGTERM')
      await ended
    }
    await folder.remove()
    await database.remove()
  })

  it('stay silent, then report what happened meanwhile once it is back', async () => {
    const stream = await listenTo(portal, await makeNews(portal))
    await makeNews(direct)
    expect(await newsOf(stream)).toMatchObject({ topic: 'sessions' })

    await proxy.cut()
    await makeNews(direct)
    await proxy.mend()
    expect(await newsOf(stream)).toMatchObject({ topic: 'sessions' })
    expect(portal.child.exitCode).toBeNull()
    await stream.leave()
  })
})
