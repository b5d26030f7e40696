import { readFile, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeWorkFolder, type PortalProcess, spawnPortal, startPortal } from '#tests/support/server/portalProcess.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'

const people = ['coproprietaire', 'president', 'conseil', 'bailleur'] as const
const deaths = 20
const callers = 16
const writesBeforeDeath = 12
const profile = z.object({ first_name: z.string(), last_name: z.string() })

let folder: Awaited<ReturnType<typeof makeWorkFolder>>
let portal: PortalProcess
let tokens: readonly string[]
beforeAll(async () => {
  folder = await makeWorkFolder()
  portal = await startPortal(folder.path)
  tokens = await Promise.all(people.map((name) => signInOver(portal.url, name)))
}, 120_000)
afterAll(async () => {
  portal.child.kill('SIGKILL')
  await portal.ended
  await folder.remove()
})

const me = (token: string, init: RequestInit = {}) =>
  fetch(`${portal.url}/v1/users/me`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })

/** Writes ever higher numbers until the connection breaks; answers the last one that was acknowledged. */
async function writeUntilDeath(token: string, from: number, onWrite: () => void) {
  let acknowledged = from
  try {
    for (;;) {
      const name = String(acknowledged + 1)
      const body = JSON.stringify({ user: { first_name: name, last_name: name } })
      const answer = await me(token, { method: 'PATCH', body })
      if (answer.status !== 200) throw new Error(`the write was answered ${answer.status}`)
      acknowledged++
      onWrite()
    }
  } catch (error) {
    if (error instanceof TypeError) return acknowledged
    throw error
  }
}

describe('the portal on its embedded database', () => {
  it('lets no second process open its data folder, and says who has it', async () => {
    const second = await spawnPortal(folder.path)
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toBe(
      `The data folder .data is in use by process ${portal.child.pid}. Stop it, or choose another folder with DATA_DIR.`,
    )
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  })

  it(`loses no acknowledged write when it is killed, ${deaths} times over`, { timeout: 300_000 }, async () => {
    let last = people.map(() => 0)
    for (let death = 0; death < deaths; death++) {
      let writes = 0
      const onWrite = () => {
        if (++writes === writesBeforeDeath + death) portal.child.kill('SIGKILL')
      }
      const from = last
      const acknowledged = await Promise.all(tokens.map((token, i) => writeUntilDeath(token, from[i] ?? 0, onWrite)))
      await portal.ended

      // The lock of the dead process is taken over.
      portal = await startPortal(folder.path)
      const stored = await Promise.all(tokens.map(async (token) => profile.parse(await (await me(token)).json())))
      for (const [index, { first_name, last_name }] of stored.entries()) {
        expect(first_name).toBe(last_name)
        // The write that nobody acknowledged may be there or not.
        expect([acknowledged[index], (acknowledged[index] ?? 0) + 1]).toContain(Number(first_name))
      }
      last = stored.map(({ first_name }) => Number(first_name))
    }
  })

  it('finishes what it was asked when it is told to stop, and leaves the folder free', async () => {
    const statuses: number[] = []
    const broken: string[] = []
    // As a reverse proxy does: so many connections, kept open and used again.
    const agent = new Agent({ keepAlive: true, maxSockets: callers })
    const ask = async (token: string) => {
      for (;;) {
        try {
          const { status, text } = await getMe(agent, token)
          statuses.push(status)
          profile.parse(JSON.parse(text))
          if (statuses.length === 200) portal.child.kill('SIGTERM')
        } catch (error) {
          if (`${error}`.includes('ECONNREFUSED')) return
          broken.push(`${error}`)
        }
      }
    }
    await Promise.all(Array.from({ length: callers }, (_, index) => ask(tokens[index % tokens.length] ?? '')))

    expect(await portal.ended).toBe(0)
    expect(broken).toEqual([])
    expect(new Set(statuses)).toEqual(new Set([200]))
    await expect(readFile(join(folder.path, '.data/lock'))).rejects.toThrow('ENOENT')
  })

  it('takes over a lock that no living process holds', async () => {
    const gone = { pid: process.pid, bootId: 'an earlier boot', startTime: '1' }
    await writeFile(join(folder.path, '.data/lock'), JSON.stringify(gone))
    portal = await startPortal(folder.path)
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  })

  it('stops at a wrong variable with one line', async () => {
    const wrong = await spawnPortal(folder.path, { OFFER: 'NOPE', DATA_DIR: 'other' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output().trim()).toMatch(/^Wrong configuration: OFFER: [^\n]+$/)
  })
})

async function getMe(agent: Agent, token: string) {
  const message = request(`${portal.url}/v1/users/me`, { agent, headers: { authorization: `Bearer ${token}` } }).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    message.once('response', resolve).once('error', reject)
  })
  return { status: response.statusCode ?? 0, text: (await response.setEncoding('utf8').toArray()).join('') }
}
