import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OfferCode } from '#contract/offers.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { deskOf, newsOf, openMailboxes, runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

const moveTo = (moment: string) => server.clock.advance(new Date(moment).getTime() - server.platform.now().getTime())

/** A vote that ends on the 15th of February at seven in the evening, in Paris. */
async function opened({ offer = 'ESE', ...changes }: { readonly offer?: OfferCode } & Record<string, unknown> = {}) {
  const world = await makeOwners(server, { owners: { Anne: 300, Bruno: 700 }, offer })
  const { id } = await openDecision(world, changes)
  const remindedAt = async (moment: string) => {
    moveTo(moment)
    return newsOf(server, world, () => runClock(server))
  }
  return { world, id, remindedAt, vote: (name: string) => ballotsOf(id, world.person(name)).vote('against') }
}

describe('a reminder', () => {
  it('is sent once on the seventh day before and once on the last day, in the building’s time zone', async () => {
    const { remindedAt } = await opened()
    expect((await remindedAt('2030-02-07T22:59:59.000Z')).people).toEqual([])
    const first = await remindedAt('2030-02-07T23:00:00.000Z')
    expect(first.people).toEqual(['Anne', 'Bruno'])
    expect(first.titleFor('Anne')).toBe(
      'Il vous reste jusqu’au 15 février 2030 à 19\u00a0h pour voter sur «\u00a0Ravalement de la façade\u00a0»',
    )
    expect(first.rows.every(({ isHighlighted }) => isHighlighted)).toBe(true)
    expect((await remindedAt('2030-02-08T00:00:00.000Z')).people).toEqual([])
    expect((await remindedAt('2030-02-13T22:59:59.000Z')).people).toEqual([])
    expect((await remindedAt('2030-02-13T23:00:00.000Z')).people).toEqual(['Anne', 'Bruno'])
    expect((await remindedAt('2030-02-15T17:59:59.000Z')).people).toEqual([])
  })

  it.each([
    ['2030-04-02T16:00:00.000Z', '2030-03-25T22:59:59.000Z', '2030-03-25T23:00:00.000Z'],
    ['2030-10-30T17:00:00.000Z', '2030-10-22T21:59:59.000Z', '2030-10-22T22:00:00.000Z'],
  ])('counts days, not hours, over the night on which clocks change: due %s', async (dueAt, early, late) => {
    const { remindedAt } = await opened({ dueAt })
    expect((await remindedAt(early)).people).toEqual([])
    expect((await remindedAt(late)).people).toEqual(['Anne', 'Bruno'])
  })

  it('skips owners who have voted, themselves or by power', async () => {
    const { remindedAt, vote } = await opened()
    await vote('Anne')
    expect((await remindedAt('2030-02-08T09:00:00.000Z')).people).toEqual(['Bruno'])
    await vote('Bruno')
    expect((await remindedAt('2030-02-14T09:00:00.000Z')).people).toEqual([])
  })

  it('is sent once by several processes; after downtime, one replaces all the missed ones', async () => {
    const { world, remindedAt } = await opened()
    moveTo('2030-02-14T12:00:00.000Z')
    const told = await newsOf(server, world, () => Promise.all([runClock(server), runClock(server), runClock(server)]))
    expect(told.people).toEqual(['Anne', 'Bruno'])
    expect((await remindedAt('2030-02-14T13:00:00.000Z')).people).toEqual([])
  })

  it('skips owners who have just learned that the vote is open, seven days before', async () => {
    const { remindedAt } = await opened({ dueAt: '2030-01-22T18:00:00.000Z' })
    expect((await remindedAt('2030-01-15T12:00:00.000Z')).people).toEqual([])
    expect((await remindedAt('2030-01-20T12:00:00.000Z')).people).toEqual([])
    expect((await remindedAt('2030-01-21T12:00:00.000Z')).people).toEqual(['Anne', 'Bruno'])
  })

  it('pauses while the president has to answer, and ends with the date', async () => {
    const { world, id, remindedAt } = await opened()
    await deskOf(id, world.person('Bruno')).ask()
    expect((await remindedAt('2030-02-08T12:00:00.000Z')).people).toEqual([])
    await deskOf(id, world.person('president')).refuse()
    expect((await remindedAt('2030-02-08T13:00:00.000Z')).people).toEqual(['Anne', 'Bruno'])
    const counted = await remindedAt('2030-02-15T18:00:00.000Z')
    expect(counted.titleFor('Anne')).toContain('est rejetée')
  })

  it('arrives by mail in each owner’s language, and mentions no choice', async () => {
    const { world, remindedAt, vote } = await opened({ offer: 'VQC', rule: 'ccq1096' })
    await openMailboxes(server, world, ['Anne', 'Bruno'])
    await server.platform.db
      .update(users)
      .set({ locale: 'en-CA' })
      .where(eq(users.id, world.person('Bruno').userId))
    const { mails } = await remindedAt('2030-02-08T12:00:00.000Z')
    expect(mails.map(({ locale }) => locale).toSorted()).toEqual(['en-CA', 'fr-CA'])
    const english = mails.find(({ locale }) => locale === 'en-CA')
    expect(english?.subject).toContain('You have until February 15, 2030 at 1:00')
    await vote('Anne')
    const later = await remindedAt('2030-02-14T12:00:00.000Z')
    expect(later.mails.map(({ locale }) => locale)).toEqual(['en-CA'])
    expect(later.mails[0]?.text).not.toMatch(/against|Anne/i)
  })
})
