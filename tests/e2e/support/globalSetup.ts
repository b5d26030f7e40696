import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { startPortal } from './portal.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    portalUrl: string
    portalPort: number
  }
}

/**
 * One freshly seeded portal serves all browser tests. Each test signs in as a different person or undoes its changes.
 */
export default async function setup(project: TestProject) {
  // Builds first, so that a run of a single file never tests an outdated build.
  const built = spawnSync(process.execPath, ['server/build.ts'], { stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the application does not build')
  const portal = await startPortal()
  project.provide('portalUrl', portal.url)
  project.provide('portalPort', portal.port)
  return () => portal.stop()
}
