/** `npm run bench`: every budget that can be measured here, beside its floor of the same run. Exits non-zero when one is broken. */
import { launchBrowser } from '#tests/e2e/support/browser.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { actorRows } from './actors.bench.ts'
import { serveFloor } from './floor.ts'
import { pageRows } from './page.bench.ts'
import { serverRows } from './server.bench.ts'
import { startRows } from './start.bench.ts'
import type { Row } from './table.ts'
import { holds, printTable } from './table.ts'

const rows: Row[] = []

rows.push(...(await startRows()))
rows.push(...(await actorRows()))

const portal = await startPortal()
rows.push(...(await serverRows(portal, 'PGlite', 300)))
const floor = await serveFloor()
const browser = await launchBrowser()
rows.push(...(await pageRows(browser, portal.url, floor.url)))
await browser.close()
await floor.close()
await portal.stop()

if (process.env.TEST_DATABASE_URL) {
  const onPostgres = await startPortal({ DATABASE_URL: process.env.TEST_DATABASE_URL, DEMO: '1' })
  rows.push(...(await serverRows(onPostgres, 'PostgreSQL', 1_000)))
  await onPostgres.stop()
}

printTable(rows)
process.exitCode = rows.every(holds) ? 0 : 1
