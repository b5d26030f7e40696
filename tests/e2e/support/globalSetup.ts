import type { TestProject } from 'vitest/node'
import { buildPortal } from '#tests/support/buildPortal.ts'
import { startPortal } from './portal.ts'
import { unpackChromium } from './unpackChromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    portals: readonly { readonly url: string; readonly port: number }[]
  }
}

/**
 * One freshly seeded portal for each worker, which runs one file at a time. Each test signs in as a different person or undoes
 * its changes.
 */
export default async function setup(project: TestProject) {
  buildPortal()
  if (!process.env.CHROMIUM_PATH) await unpackChromium()
  const workers = Array.from({ length: Number(project.config.maxWorkers) })
  const portals = await Promise.all(workers.map(() => startPortal()))
  project.provide(
    'portals',
    portals.map(({ url, port }) => ({ url, port })),
  )
  return () => Promise.all(portals.map((portal) => portal.stop()))
}
