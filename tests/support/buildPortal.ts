import { spawnSync } from 'node:child_process'

/** Builds the page and the server unless they are up to date, so that a run of a single file never tests an old build. */
export function buildPortal() {
  const built = spawnSync(process.execPath, ['server/build.ts'], { stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the application does not build')
}
