import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import {
  callerAt,
  commentsOn,
  draftOf,
  namesOf,
  reportsBy,
  votesOf,
  type Writer,
} from '#tests/support/server/mixedWrites.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'
import { makeWorkFolder, type PortalProcess, spawnPortal, startPortal } from '#tests/support/server/portalProcess.ts'
import { onTheWire } from '#tests/support/server/requestRoute.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'

const people = ['coproprietaire', 'president', 'gestionnaire', 'bailleur'] as const
const deaths = 20
const callers = 16
const writesBeforeDeath = 12
const profile = z.object({ first_name: z.string(), last_name: z.string() })

let folder: Awaited<ReturnType<typeof makeWorkFolder>>
let portal: PortalProcess
let tokens: readonly string[]
const start = async () => {
  portal = await startPortal(folder.path, { METRICS_PORT: '0' })
}
beforeAll(async () => {
  folder = await makeWorkFolder()
  await start()
  tokens = await Promise.all(people.map((name) => signInOver(portal.url, name)))
}, 120_000)
afterAll(() => folder.remove())

/** Writes until the connection breaks. The last write is not acknowledged. */
async function writeUntilDeath({ write }: Writer, onWrite: () => void) {
  try {
    for (;;) {
      await write()
      onWrite()
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

describe('the portal on its embedded database', () => {
  it('keeps a second process out of its data folder, and names the first', async () => {
    const second = await spawnPortal(folder.path)
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toBe(
      `The data folder .data is in use by process ${portal.child.pid}. Stop it, or choose another folder with DATA_DIR.`,
    )
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  })

  it('exits, and names the reason, when its start fails after its jobs have begun', async () => {
    const broken = await makeWorkFolder()
    await mkdir(join(broken.path, '.data'))
    await writeFile(join(broken.path, '.data/secrets.key'), 'no key')
    const failed = await spawnPortal(broken.path)
    expect(await failed.ended).toBe(1)
    expect(failed.output().trim()).toBe(
      'Wrong configuration: .data/secrets.key must hold 32 bytes: restore it with its database',
    )
    await broken.remove()
  })

  it('shows its metrics on their own port, not on the portal’s', async () => {
    const [, address = ''] = /^Metrics are at (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(portal.output()) ?? []

    const metrics = await (await fetch(address)).text()
    expect(metrics).toMatch(
      /^portal_http_request_duration_seconds_count\{route="\/readyz",method="GET",status="200"\} 1$/m,
    )
    expect(metrics).toMatch(/^portal_jobs\{queue="tasks",state="failed"\} 0$/m)
    expect((await fetch(new URL('/readyz', address))).status).toBe(404)
    const shown = await fetch(`${portal.url}/metrics`)
    expect(shown.status).toBe(404)
    expect(await shown.text()).not.toContain('portal_jobs')
  })

  it('keeps an account locked after it is killed and restarted', async () => {
    const codes = []
    for (let n = 0; n < 5; n++) codes.push(await codeOfSignIn('Not-The-Password-1!'))
    expect(codes.at(-1)).toBe('account_locked')
    portal.child.kill('SIGKILL')
    await portal.ended

    await start()
    expect(await codeOfSignIn(demoPassword)).toBe('account_locked')
  })

  it(`loses no acknowledged write over ${deaths} kills`, { timeout: 900_000 }, async () => {
    const [reporter, president, staff, landlord] = tokens.map((token) => callerAt(() => portal.url, token))
    if (!reporter || !president || !staff || !landlord) throw new Error('somebody is not signed in')
    const writers = [
      reportsBy(reporter, staff, tilleuls),
      draftOf(president, tilleuls),
      commentsOn(staff, demoReportId('tilleuls', 0)),
      namesOf(landlord),
      await votesOf(president, staff, tilleuls),
    ]
    for (let death = 0; death < deaths; death++) {
      let writes = 0
      const onWrite = () => {
        if (++writes === writesBeforeDeath + death) portal.child.kill('SIGKILL')
      }
      await Promise.all(writers.map((writer) => writeUntilDeath(writer, onWrite)))
      await portal.ended

      // The new process takes over the lock of the dead one.
      await start()
      for (const { check } of writers) await check()
    }
  })

  it('finishes pending requests on SIGTERM, stops its metrics too, and releases the folder', async () => {
    const statuses: number[] = []
    const broken: string[] = []
    // Keeps connections open and reuses them, as a reverse proxy does.
    const agent = new Agent({ keepAlive: true, maxSockets: callers })
    const ask = async (token: string) => {
      for (;;) {
        try {
          const { status, text } = await getMe(agent, token)
          statuses.push(status)
          profile.parse(JSON.parse(text))
          if (statuses.length === 200) portal.child.kill('SIGTERM')
        } catch (error) {
          if (String(error).includes('ECONNREFUSED')) return
          broken.push(String(error))
        }
      }
    }
    await Promise.all(Array.from({ length: callers }, (_, index) => ask(tokens[index % tokens.length] ?? '')))

    expect(await portal.ended).toBe(0)
    expect(broken).toEqual([])
    expect(new Set(statuses)).toEqual(new Set([200]))
    await expect(readFile(join(folder.path, '.data/lock'))).rejects.toThrow('ENOENT')
  })

  it('takes over a stale lock', async () => {
    const gone = { pid: process.pid, bootId: 'an earlier boot', startTime: '1' }
    await writeFile(join(folder.path, '.data/lock'), JSON.stringify(gone))
    await start()
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  })

  it('exits with one line on an invalid variable', async () => {
    const wrong = await spawnPortal(folder.path, { OFFER: 'NOPE', DATA_DIR: 'other' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output().trim()).toMatch(/^Wrong configuration: OFFER: [^\n]+$/)
  })
})

async function codeOfSignIn(password: string) {
  const { clientId, signInScope: scope } = offers.ESE
  const body = { grantType: 'password', username: demoEmail('conseil'), password, clientId, scope }
  const { path, init } = onTheWire(sessionRoutes.token, { body })
  return (await refusalOf(await fetch(portal.url + path, init))).code
}

async function getMe(agent: Agent, token: string) {
  const message = request(`${portal.url}/v1/users/me`, { agent, headers: { authorization: `Bearer ${token}` } }).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    message.once('response', resolve).once('error', reject)
  })
  return { status: response.statusCode ?? 0, text: (await response.setEncoding('utf8').toArray()).join('') }
}
