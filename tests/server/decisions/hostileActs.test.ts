import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fromWire, toWire } from '#contract/case.ts'
import { problem } from '#contract/problems.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { acts, arrangeAct } from '#tests/support/server/confirmedActs.ts'
import { hostileRequests, marker } from '#tests/support/server/hostileRequests.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const perRoute = 240
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

const fields = z.record(z.string(), z.unknown())
const wireBody = z.record(z.string(), fields)
const valueIn = (body: string | Uint8Array, field: string): unknown => {
  try {
    const parsed = wireBody.parse(JSON.parse(String(body)))
    return Object.values(parsed)[0]?.[field]
  } catch {
    return String(body).slice(0, 2_000)
  }
}

describe('a confirmed binding act with at most one wrong field', () => {
  it.each(Object.keys(acts))('%s reaches its rules, is refused clearly, and breaks nothing', async (name) => {
    const act = await arrangeAct(server, name)
    const [[wrapper = '', valid = {}] = []] = Object.entries(wireBody.parse(toWire(act.bodyWith())))
    const path = act.route.path.replace(/:(\w+)/g, (_, key: 'decisionId' | 'voteId') => act.params[key])
    const names = Object.keys(valid)
    const codes = new Set<unknown>()
    const faults: unknown[] = []
    for (const [index, { body }] of hostileRequests(act.route, perRoute).entries()) {
      const field = names[index % (names.length + 1)]
      const wrong = field === undefined ? {} : { [field]: valueIn(body, field) }
      const sent = JSON.stringify({ [wrapper]: { ...valid, ...wrong } })
      const answer = await server.app.request(`http://ese.localhost:3000${path}`, {
        method: act.route.method.toUpperCase(),
        headers: {
          host: 'ese.localhost:3000',
          'content-type': 'application/json',
          authorization: `Bearer ${act.by.token}`,
        },
        body: sent,
      })
      const text = await answer.text()
      codes.add(answer.status === 201 ? 201 : problem.parse(fromWire(JSON.parse(text))).errors[0]?.code)
      if (answer.status >= 500 || text.includes(marker)) faults.push({ status: answer.status, text, sent })
    }
    expect(faults).toEqual([])
    // With a valid shape and confirmation, the act either succeeds or is refused because of the decision’s state.
    expect(codes).toContain(201)
    expect(codes).toContain('confirmation_required')
    expect((await act.effects()).rows).toBeGreaterThan(0)
    expect(server.logged()).not.toContain(marker)
    expect(await verifyLog(server.platform.db, act.of.decisionId)).toBeNull()
  })
})
