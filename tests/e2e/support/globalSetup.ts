import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { startPortal } from './portal.ts'

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
  // Builds first, so that a run of a single file never tests an outdated build. What is up to date is not built again.
  const built = spawnSync(process.execPath, ['server/build.ts'], { stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the application does not build')
  const workers = Array.from({ length: Number(project.config.maxWorkers) })
  const portals = await Promise.all(workers.map(() => startPortal()))
  project.provide(
    'portals',
    portals.map(({ url, port }) => ({ url, port })),
  )
  return () => Promise.all(portals.map((portal) => portal.stop()))
}
