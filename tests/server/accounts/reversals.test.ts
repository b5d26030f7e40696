import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { openBooks } from '#tests/support/accounts/bookSequences.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('reverses entries that people have posted, once, but none that the portal wrote for a call or a closing', async () => {
  const books = await openBooks(server)
  const year = 'before'
  await books.take({ kind: 'works', year, isOfLift: false, called: 90_000, grants: 0, loans: 0 })
  await books.take({ kind: 'spend', year, worksIndex: 0, amount: 30_000, isPaid: true })
  await books.take({ kind: 'invoice', year, amount: 5_000, isOfLift: false })
  await books.take({ kind: 'daysPass', days: 1 })
  expect(await books.take({ kind: 'close', year })).toBe(200)

  const outcomes = []
  for (const { id: entryId, journal, source } of await books.entries()) {
    const reversal = { enteredOn: '2030-01-11', label: 'Contre-passation' }
    const params = { placeId: books.placeId, entryId }
    const answer = await books.person('manager').call(bookkeepingRoutes.reverseEntry, { params, body: { reversal } })
    const outcome = answer.status === 201 ? 'reversed' : (await refusalOf(answer)).code
    outcomes.push(`${journal} of ${source?.split(':')[0] ?? 'person'}: ${outcome}`)
  }
  const refused = 'action_not_possible'
  expect(outcomes.toSorted()).toEqual(
    [
      'BQ of person: reversed',
      'AC of person: reversed',
      `AF of call: ${refused}`,
      `CL of closing: ${refused}`,
      `CL of closing: ${refused}`,
      `CL of closing: ${refused}`,
      `AN of opening: ${refused}`,
      `OD of opening: ${refused}`,
    ].toSorted(),
  )

  for (const { id: entryId, reversesId } of await books.entries()) {
    if (reversesId === null) continue
    const body = { reversal: { enteredOn: '2030-01-11', label: 'Encore' } }
    const again = await books
      .person('manager')
      .call(bookkeepingRoutes.reverseEntry, { params: { placeId: books.placeId, entryId }, body })
    expect((await refusalOf(again)).code).toBe(refused)
  }
})
