import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CuttableProxy, startCuttableProxy } from '#tests/support/server/cuttableProxy.ts'
import { makeWorkFolder, type PortalProcess, startPortal } from '#tests/support/server/portalProcess.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { makeDemoDatabase } from '#tests/support/server/testDatabase.ts'
import { until } from '#tests/support/server/until.ts'

const serverUrl = process.env.TEST_DATABASE_URL

describe.skipIf(!serverUrl)('the portal without PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof makeDemoDatabase>>
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let proxy: CuttableProxy
  let portal: PortalProcess
  beforeAll(async () => {
    database = await makeDemoDatabase(serverUrl ?? '')
    folder = await makeWorkFolder()
    proxy = await startCuttableProxy(database.url)
    portal = await startPortal(folder.path, { DATABASE_URL: proxy.url.href, DEMO: '1' })
  })
  afterAll(async () => {
    portal.child.kill('SIGTERM')
    await portal.ended
    await folder.remove()
    await database.remove()
  })

  it('reports the outage, stays alive, and recovers by itself', async () => {
    const authorization = `Bearer ${await signInOver(portal.url, 'coproprietaire')}`
    const status = async (path: string) => (await fetch(portal.url + path, { headers: { authorization } })).status
    expect([await status('/v1/users/me'), await status('/readyz')]).toEqual([200, 200])

    await proxy.cut()
    const refused = await fetch(`${portal.url}/v1/users/me`, { headers: { authorization } })
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'unavailable' }] })
    expect([await status('/healthz'), await status('/readyz'), await status('/connexion')]).toEqual([200, 503, 200])

    await proxy.mend()
    expect([await status('/v1/users/me'), await status('/readyz')]).toEqual([200, 200])
    expect(portal.child.exitCode).toBeNull()
  })

  it('reports a silent database as soon as an absent one, and recovers by itself', async () => {
    const authorization = `Bearer ${await signInOver(portal.url, 'coproprietaire')}`
    // As patient as a browser, and less than the timeout of statements in background work.
    const open = (path: string) =>
      fetch(portal.url + path, { headers: { authorization }, signal: AbortSignal.timeout(8_000) })
    expect((await open('/v1/users/me')).status).toBe(200)

    proxy.swallow()
    const refused = await Promise.all([open('/v1/users/me'), open('/v1/users/me/notification_settings')])
    expect(refused.map(({ status }) => status)).toEqual([503, 503])
    expect((await open('/v1/users/me')).status).toBe(503)

    await proxy.mend()
    await until(async () => (await open('/v1/users/me')).ok)
  })
})
