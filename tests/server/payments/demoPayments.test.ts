import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offers } from '#offers/offers.ts'
import { pastCalls } from '#server/areas/payments/demo/demoCalled.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

it('signs the mandates of the demo with the mobile of the profile', async () => {
  const signed = await server.platform.db
    .select({ userId: mandates.userId, mobile: mandates.mobile, phoneNumber: users.phoneNumber })
    .from(mandates)
    .innerJoin(users, eq(users.id, mandates.userId))
  const ofPerson = (name: string) => signed.find(({ userId }) => userId === demoId(`person ${name}`))
  for (const name of ['coproprietaire', 'conseil', 'bailleur', 'vqc']) {
    expect(ofPerson(name)?.mobile).toBe(ofPerson(name)?.phoneNumber)
  }
  // A landline receives no code.
  expect(ofPerson('president')?.mobile).toMatch(/^\+336/)
})

it.each([
  ['president', 'tilleuls'],
  ['vqc', 'plateau'],
])('the mandate of %s in %s has paid every call of the past year', async (person, place) => {
  const { db, now } = server.platform
  const [userId, placeId] = [demoId(`person ${person}`), demoId(`place ${place}`)]
  const today = civilDay(now(), offers[demoPlace(place).offer].timeZone)
  const days = { from: daysAfter(today, -365), to: daysAfter(today, -7) }
  const called = (await pastCalls(db, { placeIds: [placeId], ownerIds: [userId], ...days }))(placeId)
  const paid = await db
    .select({ dueOn: payments.dueOn, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.placeId, placeId), eq(payments.state, 'booked')))
  expect(called.length).toBeGreaterThanOrEqual(4)
  expect(paid).toEqual(
    expect.arrayContaining(
      called.map(({ dueOn, debts }) => ({ dueOn, amount: debts.reduce((sum, { amount }) => sum + amount, 0) })),
    ),
  )
})
