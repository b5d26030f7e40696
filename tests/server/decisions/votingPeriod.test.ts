import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { newDecision } from '#tests/support/server/decisionCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let lille: Owners
let montreal: Owners
beforeAll(async () => {
  server = await startTestServer()
  lille = await makeOwners(server, { owners: { A: 60, B: 40 } })
  montreal = await makeOwners(server, { owners: { A: 60, B: 40 }, offer: 'VQC' })
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

/** Opens a vote that ends at `dueAt`; returns the status, or the code of the refused field. */
async function opened(place: Owners, dueAt: string) {
  const body = { decision: { ...newDecision, rule: place === lille ? 'art24' : 'ccq1096', dueAt } }
  const params = { placeId: place.placeId }
  const answer = await place.person('manager').call(decisionRoutes.create, { params, body })
  if (answer.ok) return answer.status
  const { field, fieldCode } = await refusalOf(answer)
  expect(field).toBe('decision.due_at')
  return fieldCode
}

describe('a vote lasts', () => {
  it.each([
    ['2030-01-15T08:59:59.000Z', 'inThePast'],
    ['2030-01-15T09:00:00.001Z', 'voteTooShort'],
    ['2030-01-22T08:59:59.000Z', 'voteTooShort'],
    ['2030-01-22T09:00:00.000Z', 200],
    ['2031-01-15T09:00:00.000Z', 200],
    ['2031-01-15T09:00:01.000Z', 'voteTooLong'],
  ])('in France a week at least and a year at most: due at %s gives %s', async (dueAt, outcome) => {
    expect(await opened(lille, dueAt)).toBe(outcome)
  })

  it.each([
    ['2030-01-25T08:59:59.000Z', 'voteTooShort'],
    ['2030-01-25T09:00:00.000Z', 200],
    ['2031-01-15T09:00:01.000Z', 'voteTooLong'],
  ])('in Québec ten days at least and a year at most: due at %s gives %s', async (dueAt, outcome) => {
    expect(await opened(montreal, dueAt)).toBe(outcome)
  })

  it('as many days over the night on which clocks change, to the same hour', async () => {
    server.clock.advance(Date.parse('2030-03-29T09:00:00Z') - server.clock.now().getTime())
    expect(await opened(lille, '2030-04-05T07:59:59.000Z')).toBe('voteTooShort')
    expect(await opened(lille, '2030-04-05T08:00:00.000Z')).toBe(200)
  })
})
