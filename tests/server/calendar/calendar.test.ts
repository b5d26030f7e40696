import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarRoutes } from '#contract/calendar.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { calendarFeeds } from '#server/services/calendar/calendar.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { makeOwners, type Owners, type Person } from '#tests/support/server/ownersWorld.ts'
import { removeMember } from '#tests/support/server/placeWorld.ts'
import { eventOf, readCalendar } from '#tests/support/server/readCalendar.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const evil = 'Toiture; tuiles, ardoises\\ et\nBEGIN:VEVENT 🏠 éléphant '.repeat(3).slice(0, 150)
let server: TestServer
let owners: Owners
let elsewhere: Owners
let decisionId: string
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { Ada: 300, Basile: 200 } })
  elsewhere = await makeOwners(server, { owners: { Zoé: 10 } })
  decisionId = (await openDecision(owners, { title: evil, description: 'd' })).id
  await openDecision(elsewhere, { title: 'Ailleurs' })
  await insertMeeting(elsewhere.placeId, '2030-03-01T17:30:00Z')
})
afterAll(() => server.close())

async function insertMeeting(placeId: string, heldAt: string): Promise<string> {
  const id = randomUUID()
  await server.platform.db
    .insert(meetings)
    .values({ id, placeId, kind: 'extraordinary', heldAt: new Date(heldAt), location: 'Salle B, 1er étage' })
  return id
}
const addressOf = async (person: Person) => (await person.get(calendarRoutes.create)).url
const fetchIt = (url: string, host = 'ese.localhost:3000') =>
  server.app.request(`http://${host}${new URL(url).pathname}`, { headers: { host } })
async function calendarOf(person: Person) {
  const answer = await fetchIt(await addressOf(person))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  return readCalendar(await answer.text())
}

describe('the calendar of a person', () => {
  it('shows the deadline of a vote, with the typed text, until the person has voted', async () => {
    const ada = owners.person('Ada')
    const read = await calendarOf(ada)
    const vote = eventOf(read, `vote-${decisionId}`)

    expect(vote?.get('DTSTART')).toBe('20300215T180000Z')
    expect(vote?.get('DTSTAMP')).toBe('20300115T090000Z')
    expect(vote?.get('SUMMARY')).toContain(evil.trim())
    expect(vote?.get('URL')).toContain(`/decisions/${decisionId}`)
    expect(read.events).toHaveLength(1)

    await ballotsOf(decisionId, ada).vote('against')
    const after = await fetchIt(await addressOf(ada))
    const text = await after.text()
    expect(readCalendar(text).events).toEqual([])
    expect(text).not.toMatch(/contre|against/i)
    expect(eventOf(await calendarOf(owners.person('manager')), 'vote-')).toBeUndefined()
  })

  it('shows meetings and legal deadlines to the people they concern, even on days when clocks change', async () => {
    // Half past midnight on the last Sunday of March: in Paris clocks go forward that night, and in UTC it is Saturday.
    const id = await insertMeeting(owners.placeId, '2030-03-30T23:30:00Z')
    const owner = await calendarOf(owners.person('Basile'))
    expect(eventOf(owner, `meeting-${id}`)?.get('DTSTART')).toBe('20300330T233000Z')
    expect(eventOf(owner, `meeting-${id}`)?.get('LOCATION')).toBe('Salle B, 1er étage')
    expect(eventOf(owner, `correspondence-${id}`)?.get('DTSTART;VALUE=DATE')).toBe('20300327')
    expect(eventOf(owner, 'convocation-')).toBeUndefined()

    const president = await calendarOf(owners.person('president'))
    expect(eventOf(president, `convocation-${id}`)?.get('DTSTART;VALUE=DATE')).toBe('20300309')
    expect(eventOf(president, 'correspondence-')).toBeUndefined()
    const again = await calendarOf(owners.person('president'))
    expect(again.events.map((event) => event.get('UID'))).toEqual(president.events.map((event) => event.get('UID')))
  })

  it('shows the deadline for contesting a meeting, once its minutes were notified', async () => {
    const id = await insertMeeting(owners.placeId, '2029-12-20T17:00:00Z')
    const manager = owners.person('manager')
    expect(eventOf(await calendarOf(manager), `minutes-${id}`)?.get('DTSTART;VALUE=DATE')).toBe('20300120')
    expect(eventOf(await calendarOf(owners.person('Ada')), 'contest-')).toBeUndefined()

    await manager.get(meetingDeskRoutes.notifyMinutes, {
      params: { meetingId: id },
      body: { minutesNotification: { notifiedOn: '2029-12-31' } },
    })
    expect(eventOf(await calendarOf(manager), `minutes-${id}`)).toBeUndefined()
    const ada = await calendarOf(owners.person('Ada'))
    expect(eventOf(ada, `contest-${id}`)?.get('DTSTART;VALUE=DATE')).toBe('20300228')
  })

  it('shows nothing of another place or of a place that the person left', async () => {
    const zoe = await calendarOf(elsewhere.person('Zoé'))
    expect(zoe.events).toHaveLength(3)
    expect(JSON.stringify(zoe.events.map((event) => [...event]))).not.toContain(decisionId)

    await removeMember(server, elsewhere.person('Zoé').userId, elsewhere.placeId)
    expect((await calendarOf(elsewhere.person('Zoé'))).events).toEqual([])
  })
})

describe('the address of a calendar', () => {
  it('stops working when it is revoked or replaced, and opens nothing on another site', async () => {
    const basile = owners.person('Basile')
    const first = await addressOf(basile)
    expect((await fetchIt(first, 'vsy.localhost:3000')).status).toBe(404)
    const second = await addressOf(basile)
    expect((await fetchIt(first)).status).toBe(404)
    expect((await fetchIt(second)).status).toBe(200)
    expect((await basile.get(calendarRoutes.read)).createdAt).toBe(server.clock.now().toISOString())

    expect((await basile.call(calendarRoutes.revoke)).status).toBe(204)
    expect(await refusalOf(await fetchIt(second))).toMatchObject({ status: 404, code: 'not_found' })
    expect((await basile.get(calendarRoutes.read)).createdAt).toBeNull()
    for (const path of ['x.ics', `${'a'.repeat(43)}`, `${'a'.repeat(43)}.ics`, '%00.ics']) {
      expect((await fetchIt(`http://x/v1/calendars/${path}`)).status).toBe(404)
    }
  })

  it('is stored only as a hash, and appears in no log', async () => {
    const url = await addressOf(owners.person('Ada'))
    const [, token = ''] = /([\w-]{43})\.ics$/.exec(url) ?? []
    await fetchIt(url)
    await fetchIt(url.replace('.ics', ''))

    expect(token).not.toBe('')
    expect(server.logged()).not.toContain(token)
    const rows = await server.platform.db.select().from(calendarFeeds)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is limited per client address', async () => {
    const strict = await startTestServer({ rateLimitScale: 1 / 100 })
    const host = 'ese.localhost:3000'
    const ask = () => strict.app.request(`http://${host}/v1/calendars/${'a'.repeat(43)}.ics`, { headers: { host } })
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([404, 404, 404, 429])
    await strict.close()
  })
})
