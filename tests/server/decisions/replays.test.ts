import { request } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toWire } from '#contract/case.ts'
import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import { listen } from '#server/listen.ts'
import { confirmations } from '#server/services/access/session.tables.ts'
import { acts, arrangeAct } from '#tests/support/server/confirmedActs.ts'
import { openDecision } from '#tests/support/server/decisionCalls.ts'
import { deskOf, refusal } from '#tests/support/server/deskCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { until } from '#tests/support/server/until.ts'

let server: TestServer
let network: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await startTestServer()
  network = await listen(server.app, { port: 0, host: '127.0.0.1' })
})
beforeEach(() => server.clock.reset())
afterAll(async () => {
  await network.stop()
  await server.close()
})

type Arranged = Awaited<ReturnType<typeof arrangeAct>>
const key = { 'idempotency-key': 'one-intention-of-one-person' }
const once = { audited: 1, rows: 1 }

const send = (act: Arranged, { changes = {}, headers = key }: { changes?: object; headers?: object } = {}) =>
  requestRoute(server.app, act.route, {
    token: act.by.token,
    params: act.params,
    body: act.bodyWith(changes),
    headers: { ...headers },
  })
const answerOf = async (sent: Promise<Response>) => {
  const { status, text } = await sent.then(async (answer) => ({ status: answer.status, text: await answer.text() }))
  return [status, text]
}
/** Ten minutes later, the typed password is no longer valid. */
const forgetConfirmation = ({ by }: Arranged) =>
  server.platform.db.delete(confirmations).where(eq(confirmations.userId, by.userId))

/** The request succeeds, but the client is gone before it can read the response. */
async function sendAndLeave(act: Arranged) {
  const path = act.route.path.replace(/:(\w+)/g, (_, name: 'decisionId' | 'voteId') => act.params[name])
  const sending = request({
    port: network.port,
    path,
    method: act.route.method,
    headers: {
      ...key,
      host: 'ese.localhost:3000',
      'content-type': 'application/json',
      authorization: `Bearer ${act.by.token}`,
    },
  })
  const ended = new Promise((resolve) => sending.on('error', resolve).on('close', resolve))
  sending.end(JSON.stringify(toWire(act.bodyWith())))
  await until(async () => (await act.effects()).audited > 0)
  sending.destroy()
  await ended
}

describe.each(Object.keys(acts))('%s', (name) => {
  it('happens once, however many requests carry its key, and has one response', async () => {
    const act = await arrangeAct(server, name)
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(send(act))))
    expect(answers).toEqual(Array.from({ length: 10 }, () => [201, '']))
    expect(await act.effects()).toEqual(once)

    // A stored response is sent without any check, neither of the password nor of whether the act is still allowed.
    await forgetConfirmation(act)
    server.clock.advance(11 * 60_000)
    expect(await answerOf(send(act))).toEqual([201, ''])
    expect(await refusal(send(act, { headers: {} }))).toEqual({ status: 409, code: 'confirmation_required' })
    expect(await act.effects()).toEqual(once)
  })

  it('is refused with another act’s key, without effect', async () => {
    const act = await arrangeAct(server, name)
    expect((await send(act)).status).toBe(201)
    const done = await deskOf(act.of.decisionId, act.by).read()
    const reused = { status: 422, code: 'idempotency_key_reused' }
    expect(await refusal(send(act, { changes: act.other }))).toEqual(reused)
    expect(await act.effects()).toEqual(once)
    expect(await deskOf(act.of.decisionId, act.by).read()).toEqual(done)
  })

  it('is recognised by its key when its response was lost', async () => {
    const act = await arrangeAct(server, name)
    await sendAndLeave(act)
    expect(await act.effects()).toEqual(once)
    expect(await answerOf(send(act))).toEqual([201, ''])
    expect(await act.effects()).toEqual(once)
  })

  it('leaves its key unused when it is refused: once confirmed, it succeeds', async () => {
    const act = await arrangeAct(server, name)
    const unconfirmed = send(act, { changes: { confirmationToken: 'too old by now' } })
    expect(await refusal(unconfirmed)).toEqual({ status: 409, code: 'confirmation_required' })
    expect((await act.effects()).audited).toBe(0)
    expect((await send(act)).status).toBe(201)
    expect(await act.effects()).toEqual(once)
  })
})

describe('a late repetition', () => {
  const world = async () => {
    const owners = await makeOwners(server, { owners: { Anne: 300, Bruno: 600, Carole: 100 } })
    const { id } = await openDecision(owners)
    const by = (name: string) => deskOf(id, owners.person(name))
    const sendOnce = (name: string, route: (typeof routes)[keyof typeof routes], body?: object) =>
      requestRoute(server.app, route, {
        token: owners.person(name).token,
        params: { decisionId: id },
        headers: key,
        ...(body && { body }),
      })
    return { by, sendOnce, confirmationOf: (name: string) => owners.person(name).confirmationToken }
  }

  it('of a refusal does not refuse a later request', async () => {
    const { by, sendOnce, confirmationOf } = await world()
    const refuse = () =>
      sendOnce('president', routes.refuseMeeting, {
        refusal: { reason: 'Le vote suffit.', confirmationToken: confirmationOf('president') },
      })
    await by('Anne').ask()
    expect((await refuse()).status).toBe(201)
    await by('Anne').ask()
    expect((await refuse()).status).toBe(201)
    expect((await by('Anne').read()).life).toBe('awaitingRequalification')
  })

  it('of a withdrawal does not withdraw a later request', async () => {
    const { by, sendOnce } = await world()
    const withdraw = () => sendOnce('Carole', routes.withdrawRequest)
    await by('Carole').ask()
    expect((await withdraw()).status).toBe(204)
    await by('Carole').ask()
    expect((await withdraw()).status).toBe(204)
    expect((await by('Carole').read()).support).toMatchObject({ people: 1, isSupporter: true })
  })
})
