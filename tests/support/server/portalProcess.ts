import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type PortalProcess = {
  readonly url: string
  readonly child: ChildProcess
  /** All it printed so far. */
  readonly output: () => string
  /** Resolves with the exit code, or `null` after a signal. */
  readonly ended: Promise<number | null>
}

/** The processes started in each work folder. */
const portals = new Map<string, PortalProcess[]>()

/** A working folder with an empty page build and the empty database; the server creates its data folder there. Its removal ends what still runs in it. */
export async function makeWorkFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'portal-'))
  await mkdir(join(path, 'dist/page'), { recursive: true })
  await writeFile(join(path, 'dist/page/index.html'), '<!doctype html><title>%TITLE%</title><!--page-->')
  await symlink(resolve('dist/database'), join(path, 'dist/database'))
  const started: PortalProcess[] = []
  portals.set(path, started)
  const remove = async () => {
    for (const { child, ended } of started) {
      child.kill('SIGKILL')
      await ended
    }
    portals.delete(path)
    await rm(path, { recursive: true, force: true })
  }
  return { path, remove }
}

/** Starts the real server as `npm start` does, on a free port, without waiting for it. */
export async function spawnPortal(cwd: string, env: Readonly<Record<string, string>> = {}): Promise<PortalProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    cwd,
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '10000', ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const ended = once(child, 'close').then(() => child.exitCode)
  const portal = { url: `http://127.0.0.1:${port}`, child, output: () => output, ended }
  portals.get(cwd)?.push(portal)
  return portal
}

/** Starts the server and waits until it prints its address. Rejects with its output when it ends instead. */
export async function startPortal(cwd: string, env: Readonly<Record<string, string>> = {}): Promise<PortalProcess> {
  const portal = await spawnPortal(cwd, env)
  const { promise: isUp, resolve: up } = Promise.withResolvers<'up'>()
  portal.child.stdout?.on('data', () => {
    if (portal.output().includes('The portal is at')) up('up')
  })
  const first = await Promise.race([isUp, portal.ended])
  if (first !== 'up') throw new Error(`the portal ended with ${first}: ${portal.output()}`)
  return portal
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
