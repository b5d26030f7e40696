import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sniffContentType } from '#contract/attachments.ts'
import { offerCodes } from '#contract/offers.ts'
import { pathOf } from '#contract/paths.ts'
import { offers } from '#offers/offers.ts'
import { demoBooks } from '#server/areas/accounts/demo/demoBooks.ts'
import { demoMeetings } from '#server/areas/decisions/demo/demoMeetings.ts'
import { conversationMembers } from '#server/areas/messages/conversations.tables.ts'
import { demoNews } from '#server/areas/news/demo/demoNews.ts'
import { bankAnswerLines, bankAnswers } from '#server/areas/payments/answers/answers.tables.ts'
import { storeDemoPhotos } from '#server/areas/reports/demo/demoPhotos.ts'
import { demoReports } from '#server/areas/reports/demo/demoReports.ts'
import { tickets } from '#server/areas/support/tickets.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoAgencies } from '#server/demo/demoAgencies.ts'
import { demoIdentities, demoInvitations } from '#server/demo/demoCommunity.ts'
import { demoEquipments } from '#server/demo/demoEquipments.ts'
import { demoFiscalYears } from '#server/demo/demoFiscalYears.ts'
import { demoEmail, demoPassword, demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import { distribute } from '#server/demo/distribute.ts'
import { seedDemo } from '#server/demo/seedDemo.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { customers, lots, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { demoNotifications } from '#server/services/notifications/demo/demoNotifications.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { refusalOf, signIn, trySignIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { demoStories } from '#tests/support/server/demoStories.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

/** The rows that areas derive from people and places. */
function wholeWorld(now: Date) {
  const core = demoWorld({ now, passwordHash: 'phc' })
  return {
    ...core,
    ...demoReports(now, core.memberships),
    equipments: demoEquipments(),
    news: demoNews(now),
    notifications: demoNotifications({ now, scale: 1, stories: demoStories(now) }),
    books: demoPlaces.map((place) => {
      const { entries, calls: planned } = demoBooks(place, core.lots, now)
      return { entries, planned }
    }),
    meetings: demoMeetings(now),
    fiscalYears: demoFiscalYears(now),
    invitations: demoInvitations(now),
    identities: demoIdentities(core.memberships),
    agencies: demoAgencies(),
  }
}

describe('the demo world', () => {
  it('has places of every offer, small and large, whose lots are all owned and whose tantièmes add up exactly', async () => {
    const sums = await server.platform.db
      .select({
        name: places.name,
        offer: places.offer,
        total: places.tantiemesTotal,
        mainLots: places.mainLotsCount,
        lots: sql<number>`count(*)::int`,
        tantiemes: sql<number>`sum(${lots.tantiemes})::int`,
        counted: sql<number>`(count(*) filter (where ${lots.kind} in ('flat', 'shop', 'office')))::int`,
      })
      .from(places)
      .innerJoin(lots, and(eq(lots.placeId, places.id), isNotNull(lots.ownerId)))
      .groupBy(places.id)

    expect(sums).toHaveLength(demoPlaces.length)
    expect(new Set(sums.map(({ offer }) => offer))).toEqual(new Set(offerCodes))
    expect(Math.min(...sums.map((sum) => sum.lots))).toBeLessThan(10)
    expect(Math.max(...sums.map((sum) => sum.lots))).toBeGreaterThan(200)
    for (const sum of sums) expect([sum.name, sum.tantiemes, sum.counted]).toEqual([sum.name, sum.total, sum.mainLots])
  })

  it('has a few hundred neighbours who own the lots', async () => {
    const emails = (await server.platform.db.select().from(users)).map(({ email }) => email)

    expect(emails.length).toBeGreaterThan(250)
    expect(emails).toEqual(expect.arrayContaining([demoEmail('voisin-0'), demoEmail('voisin-199')]))
  })

  it('has a customer file to activate in every place, with a postal code in the offer’s format', async () => {
    const files = await server.platform.db.select().from(customers)

    const { customerReference, zipCode, offer } = demoPlace('tilleuls')
    expect(files).toContainEqual(expect.objectContaining({ reference: customerReference, zipCode, offer }))
    for (const place of demoPlaces) expect(place.zipCode).toMatch(new RegExp(offers[place.offer].zipCode.pattern))
  })

  it('has pellets only where there is a boiler for them', () => {
    const { reports, places: all } = wholeWorld(new Date('2030-01-01T12:00:00Z'))
    const told = reports.filter(({ title }) => title.includes('granulés'))
    expect(told.map(({ placeId }) => all.find(({ id }) => id === placeId)?.name)).toEqual([demoPlace('sources').name])
  })

  it('has an unacknowledged emergency, in one place of each main manager', () => {
    const { reports, places: all } = wholeWorld(new Date('2030-01-01T12:00:00Z'))
    const waiting = reports.filter(({ kind, status }) => kind === 'emergency' && status === 'opened')
    expect(waiting.map(({ placeId }) => all.find(({ id }) => id === placeId)?.name)).toEqual([
      demoPlace('vauban').name,
      demoPlace('canal').name,
    ])
  })

  it('has equipment and reports in every place, including a broken promise, and photos that open', async () => {
    const world = wholeWorld(new Date('2030-01-01T12:00:00Z'))
    for (const { id } of world.places) {
      const ofPlace = <Row extends { readonly placeId: string }>(rows: readonly Row[]) =>
        rows.filter(({ placeId }) => placeId === id)
      expect(ofPlace(world.equipments).length).toBeGreaterThanOrEqual(4)
      expect(ofPlace(world.equipments).length).toBeLessThanOrEqual(8)
      const reported = ofPlace(world.reports)
      expect(new Set(reported.map(({ status }) => status))).toEqual(new Set(['opened', 'acknowledged', 'resolved']))
      const broken = reported.filter(
        ({ status, promisedOn }) => status !== 'resolved' && (promisedOn ?? '') < '2030-01-01',
      )
      expect(broken).toHaveLength(1)
      for (const { reporterId } of reported) {
        expect(ofPlace(world.memberships).some(({ userId }) => userId === reporterId)).toBe(true)
      }
    }
    const files = createMemoryFiles()
    const { attachments } = await storeDemoPhotos(files, world.photos.slice(0, 4))
    for (const { storageKey, thumbnailKey, size } of attachments) {
      const bytes = await files.read(storageKey)
      expect(bytes && [sniffContentType(bytes), bytes.length]).toEqual(['image/jpeg', size])
      expect((await files.read(thumbnailKey ?? ''))?.length).toBeLessThan(size)
    }
  })

  it('is the same at every seed', () => {
    const world = () => wholeWorld(new Date('2030-01-01'))

    expect(world()).toEqual(world())
  })

  it('is left unchanged once it exists', async () => {
    const count = async () => (await server.platform.db.select().from(users)).length
    const before = await count()

    expect(await seedDemo(server.platform)).toBe(false)
    expect(await count()).toBe(before)
  })

  it.each(demoPeople.filter(({ isInvited, isLocked }) => !isInvited && !isLocked))(
    'lets $name sign in with the one password',
    async ({ name, offers: [offer = 'ESE'] }) => {
      await expect(signIn(server, { name, offer })).resolves.toMatchObject({ tokenType: 'Bearer' })
    },
  )

  it('has a locked account and one without a password', async () => {
    expect((await refusalOf(await trySignIn(server, { name: 'verrouille' }))).code).toBe('account_locked')
    expect((await trySignIn(server, { name: 'sans-mot-de-passe' })).status).toBe(401)
  })

  it('uses the bank codes of each country', async () => {
    const codesOf = async (key: string) => {
      const rows = await server.platform.db
        .select({ code: bankAnswerLines.reason })
        .from(bankAnswerLines)
        .innerJoin(bankAnswers, eq(bankAnswers.id, bankAnswerLines.answerId))
        .where(and(eq(bankAnswers.placeId, demoId(`place ${key}`)), isNotNull(bankAnswerLines.reason)))
      return rows.map(({ code }) => code)
    }
    expect(await codesOf('tilleuls')).toContain('AC01')
    const canadian = await codesOf('plateau')
    expect(canadian).toContain('902')
    expect(canadian.filter((code) => !/^9\d\d$/.test(code ?? ''))).toEqual([])
  })

  it('mentions existing conversations and questions, each to somebody who takes part', async () => {
    const { db } = server.platform
    const told = await db
      .select()
      .from(notifications)
      .where(inArray(notifications.type, ['conversations', 'zendesk_ticket']))
    const members = await db.select().from(conversationMembers)
    const asked = await db.select().from(tickets)
    const open = new Set([
      ...members.map(({ userId, conversationId }) => `${userId} ${pathOf('conversation', { conversationId })}`),
      ...asked.map(({ requesterId, id }) => `${requesterId} ${pathOf('ticket', { ticketId: id })}`),
    ])
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter(({ userId, path }) => !open.has(`${userId} ${path}`))).toEqual([])
  })

  it('numbers tickets in the order in which they were opened', async () => {
    const asked = await server.platform.db.select().from(tickets).orderBy(tickets.createdAt)
    const numbers = asked.map(({ number }) => number)

    expect(numbers.length).toBeGreaterThan(3)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  it('stores no password in clear text', async () => {
    const rows = await server.platform.db.select().from(users)

    expect(rows.map(({ email }) => email)).toContain(demoEmail('coproprietaire'))
    expect(JSON.stringify(rows)).not.toContain(demoPassword)
  })
})

describe('a distribution by largest remainder', () => {
  it.each([
    [10_000, [1, 1, 1]],
    [1_000, [5, 900, 95, 3]],
    [6, [1, 2, 3, 4, 5, 6]],
  ])('adds up to %i in whole parts above zero', (total, weights) => {
    const parts = distribute(total, weights)

    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
    for (const part of parts) expect(Number.isInteger(part) && part > 0).toBe(true)
  })
})
