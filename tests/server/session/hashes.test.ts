import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { createHasher } from '#server/platform/hasher.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { signIn, trySignIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const today = createHasher({ memoryCost: 2_048, timeCost: 2, waiting: 1_000 })
const yesterday = createHasher({ memoryCost: 1_024, timeCost: 1 })
const work: string[] = []
const counted = {
  ...today,
  verify: (phc: string | null, password: string) => {
    work.push('verify')
    return today.verify(phc, password)
  },
  hash: (password: string) => {
    work.push('hash')
    return today.hash(password)
  },
}

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer({ hasher: counted })
})
afterAll(() => server.close())

const userId = demoId('person coproprietaire')
const setHash = (passwordHash: string) =>
  server.platform.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
const readHash = async () =>
  (await server.platform.db.select().from(users).where(eq(users.id, userId)))[0]?.passwordHash

describe('password hashes', () => {
  it('are argon2id strings that contain their own settings', async () => {
    expect(await readHash()).toMatch(/^\$argon2id\$v=19\$m=2048,t=2,p=1\$/)
  })

  it('are renewed at the next sign-in when their settings are outdated', async () => {
    await setHash(await yesterday.hash(demoPassword))
    await signIn(server)

    expect(await readHash()).toMatch(/^\$argon2id\$v=19\$m=2048,t=2,p=1\$/)
    await signIn(server)
  })

  it('are not renewed by a wrong password', async () => {
    const weak = await yesterday.hash(demoPassword)
    await setHash(weak)
    await trySignIn(server, { password: 'wrong' })

    expect(await readHash()).toBe(weak)
  })

  it('distinguish passwords of 128 characters by the last one', async () => {
    const long = `Aa1!${'x'.repeat(123)}`
    await setHash(await today.hash(`${long}y`))

    expect((await trySignIn(server, { password: `${long}z` })).status).toBe(401)
    expect((await trySignIn(server, { password: `${long}y` })).status).toBe(200)
  })
})

describe('a sign-in', () => {
  it('costs one verification for a known, invited or unknown address', async () => {
    for (const email of ['conseil@demo.example', 'sans-mot-de-passe@demo.example', 'personne@inconnu.example']) {
      work.length = 0
      await trySignIn(server, { email, password: 'wrong' })
      expect(work).toEqual(['verify'])
    }
  })

  it('that finds a full queue gets a time to retry, while lists are still served', async () => {
    const busy = await startDemoServer({ hasher: createHasher({ memoryCost: 4_096, timeCost: 1 }) })
    const { accessToken } = await signIn(busy)
    let isOver = false
    const flood = Promise.all(Array.from({ length: 200 }, () => trySignIn(busy))).finally(() => {
      isOver = true
    })
    const list = await requestRoute(busy.app, placeRoutes.mine, { token: accessToken })
    expect([list.status, isOver]).toEqual([200, false])

    const answers = await flood
    const refused = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']))
    await busy.close()
  })
})
