import { solveChallenge } from 'altcha-lib/v1'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemOfDatabaseError } from '#server/platform/databaseErrors.ts'
import { createHasher } from '#server/platform/hasher.ts'
import { createQueue } from '#server/platform/queue.ts'
import { createRateLimits } from '#server/platform/rateLimits.store.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const proofOfWork = { recaptchaSiteKey: null }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function solve() {
  const { algorithm, challenge, maxNumber, salt, signature } = await server.platform.captcha.challenge()
  const { number } = (await solveChallenge(challenge, salt, algorithm, maxNumber).promise) ?? { number: -1 }
  return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
}

describe('the captcha', () => {
  it('accepts a solution once, however many requests present it simultaneously', async () => {
    const { accept } = server.platform.captcha
    const solution = await solve()
    const accepted = await Promise.all([1, 2, 3].map(() => accept(solution, proofOfWork)))
    expect(accepted.filter(Boolean)).toHaveLength(1)
    expect(await accept(solution, proofOfWork)).toBe(false)
  })

  it('refuses a solution that is late, wrong or malformed', async () => {
    const { accept } = server.platform.captcha
    const late = await solve()
    server.clock.advance(11 * 60_000)
    const wrong = Buffer.from((await solve()).replace(/^.{8}/, 'AAAAAAAA'), 'base64').toString('base64')
    const answers = [late, wrong, '', '%%%', 'bnVsbA=='].map((solution) => accept(solution, proofOfWork))
    expect(new Set(await Promise.all(answers))).toEqual(new Set([false]))
  })
})

describe('password hashing', () => {
  it('runs two at a time, queues some more, and refuses the others with a time to retry', async () => {
    const inTurn = createQueue(2, 3)
    let running = 0
    let most = 0
    const task = async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      return 'done'
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => inTurn(task)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
    expect(most).toBe(2)
    expect(refused).toHaveLength(4)
    expect(refused[0]).toMatchObject({ code: 'unavailable', detail: { retryAfter: 1 } })
    expect(await inTurn(task)).toBe('done')
  })

  it('stores argon2id hashes, recognises weaker ones, and returns false for a missing account', async () => {
    const weak = createHasher({ memoryCost: 1024, timeCost: 1 })
    const today = createHasher()
    const phc = await today.hash('Demo-Copro-2026!')
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect([today.isOutdated(phc), today.isOutdated(await weak.hash('x'))]).toEqual([false, true])
    expect(await today.verify(phc, 'Demo-Copro-2026!')).toBe(true)
    expect(await today.verify(null, 'Demo-Copro-2026!')).toBe(false)
  })
})

describe('work that continues after a response', () => {
  it('delays a stop until it is done, and its failure is logged', async () => {
    const { background } = server.platform
    const { promise, resolve } = Promise.withResolvers<void>()
    const done: string[] = []
    background.run('a mail', () => promise.then(() => void done.push('mail')))
    background.run('another mail', () => Promise.reject(new Error('refused')))
    const settled = background.settled(60_000).then(() => done.push('stopped'))
    resolve()
    await settled

    expect(done).toEqual(['mail', 'stopped'])
    expect(server.logged()).toContain('another mail failed after the answer')
  })

  it('does not delay a stop for ever', async () => {
    const { background } = server.platform
    background.run('a mail server that says nothing', () => new Promise(() => {}))
    await expect(background.settled(1)).resolves.toBeUndefined()
  })
})

describe('a rate limit', () => {
  it('stops one address with a time to retry, and no other address', async () => {
    const limits = createRateLimits()
    const takes = Array.from({ length: 31 }, () => limits.take('signIn', '192.0.2.1'))
    const refused = (await Promise.allSettled(takes)).filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => reason)).toMatchObject([{ code: 'too_many_requests' }])
    await limits.take('signIn', '192.0.2.2')
  })
})

describe('two conflicting transactions', () => {
  it('are answered with a time to retry, not as a fault', () => {
    const deadlock = new Error('failed', { cause: Object.assign(new Error('deadlock detected'), { code: '40P01' }) })
    expect(problemOfDatabaseError(deadlock)).toMatchObject({ code: 'unavailable', detail: { retryAfter: 2 } })
  })
})

describe('the log', () => {
  it('contains no query string, no header and no body', async () => {
    const secret = 'Secret-In-Every-Place-9c1'
    await server.app.request(`/v1/users/me?access_token=${secret}`, { headers: { authorization: `Bearer ${secret}` } })
    await server.app.request(`/mot-de-passe/activation?invitation_token=${secret}`, { headers: { cookie: secret } })
    await server.app.request(`/dev/outbox.json?x=${secret}`)
    expect(server.logged()).toContain('"path":"/v1/users/me"')
    expect(server.logged()).not.toContain(secret)
  })

  it('contains no parameter of a failed statement', async () => {
    const secret = 'Secret-Parameter-4e2'
    const { db, log } = server.platform
    const failure = await db.execute(sql`select ${secret}::uuid`).then(
      () => null,
      (error: unknown) => error,
    )
    log.fault('a statement failed', failure)
    expect(server.logged()).toContain('22P02')
    expect(server.logged()).not.toContain(secret)
  })

  it('does not name a recipient that a mail server refused', () => {
    const refusal = Object.assign(new Error('550 5.1.1 <someone.secret@mail.example>: unknown'), { code: 'EENVELOPE' })
    server.platform.log.fault('a mail was not taken over', refusal)
    expect(server.logged()).toContain('550 5.1.1 <[address]>: unknown')
    expect(server.logged()).not.toContain('someone.secret')
  })

  it('contains no token from a query string, because this route refuses one there', async () => {
    expect((await server.app.request('/v1/users/me?access_token=abc')).status).toBe(401)
  })
})
