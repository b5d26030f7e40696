import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeWorkFolder, type PortalProcess, startPortal } from '#tests/support/server/portalProcess.ts'

let folder: Awaited<ReturnType<typeof makeWorkFolder>>
let portal: PortalProcess
beforeAll(async () => {
  folder = await makeWorkFolder()
  portal = await startPortal(folder.path, { METRICS_PORT: '0' })
}, 120_000)
afterAll(async () => {
  portal.child.kill('SIGKILL')
  await portal.ended
  await folder.remove()
})

it('shows its metrics on the port that is theirs, not on the portal’s, and stops with both', async () => {
  const [, address = ''] = /^Metrics are at (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(portal.output()) ?? []
  expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)

  const metrics = await (await fetch(address)).text()
  expect(metrics).toMatch(
    /^portal_http_request_duration_seconds_count\{route="\/readyz",method="GET",status="200"\} 1$/m,
  )
  expect(metrics).toMatch(/^portal_jobs\{queue="tasks",state="failed"\} 0$/m)
  expect((await fetch(new URL('/readyz', address))).status).toBe(404)
  const shown = await fetch(`${portal.url}/metrics`)
  expect(shown.status).toBe(404)
  expect(await shown.text()).not.toContain('portal_jobs')

  portal.child.kill('SIGTERM')
  expect(await portal.ended).toBe(0)
})
