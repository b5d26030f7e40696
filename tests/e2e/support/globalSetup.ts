import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPortal } from '#tests/support/buildPortal.ts'
import { builtServer, startPortal } from './portal.ts'
import { unpackChromium } from './unpackChromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    portals: readonly { readonly url: string; readonly port: number }[]
    /** A data folder with the demo world, for portals of a test's own. */
    seededFolder: string
  }
}

/**
 * One freshly seeded portal for each worker, which runs one file at a time. Each test signs in as a different person or undoes
 * its changes.
 */
export default async function setup(project: TestProject) {
  buildPortal()
  if (!process.env.CHROMIUM_PATH) await unpackChromium()
  const seeded = await mkdtemp(join(tmpdir(), 'portal-seeded-'))
  // Tests page through recent events. Earlier years would only make every list longer.
  await (await startPortal({ DATA_DIR: seeded, DEMO_SCALE: '0' })).stop()
  const workers = Array.from({ length: Number(project.config.maxWorkers) })
  const portals = await Promise.all(workers.map(() => startPortal({}, builtServer, seeded)))
  project.provide('seededFolder', seeded)
  project.provide(
    'portals',
    portals.map(({ url, port }) => ({ url, port })),
  )
  return async () => {
    await Promise.all(portals.map((portal) => portal.stop()))
    await rm(seeded, { recursive: true })
  }
}
