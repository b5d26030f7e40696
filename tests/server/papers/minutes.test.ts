import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { paperPaths } from '#contract/papers.ts'
import { closeDecisions } from '#server/areas/decisions/closeDecisions.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, everybodyVotes, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { askForPaper, readPaper } from '#tests/support/server/paperCalls.ts'
import { attendAs, roomOf } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

const day = 24 * 3_600_000
const long = `${'Une résolution qui se lit longuement, ligne après ligne. '.repeat(70)}\n${'x'.repeat(500)}`
let server: TestServer
let owners: Owners
let stranger: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { Anne: 300, Boris: 250, Cléa: 150, Denis: 100 }, strangers: [200] })
  stranger = await makeOwners(server, { owners: { Voisin: 10 } })
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

async function insertMeeting(inDays: number): Promise<string> {
  const id = randomUUID()
  const heldAt = new Date(server.clock.now().getTime() + inDays * day)
  await server.platform.db
    .insert(meetings)
    .values({ id, placeId: owners.placeId, kind: 'extraordinary', heldAt, location: 'Salle <b>des</b> fêtes' })
  return id
}
const bring = (decisionId: string, meetingId: string) =>
  server.platform.db.update(decisions).set({ life: 'requalified', meetingId }).where(eq(decisions.id, decisionId))
const asking = (path: string, name: string, params: Record<string, string>) =>
  askForPaper(server, path, { token: owners.person(name).token, params })
const reading = (path: string, name: string, params: Record<string, string>) =>
  readPaper(server, path, { token: owners.person(name).token, params })

describe('a meeting', () => {
  it('lists its participants: those recorded and, from its hour, those who voted on its agenda before', async () => {
    const meetingId = await insertMeeting(30)
    const { id } = await openDecision(owners, { rule: 'art25' })
    await everybodyVotes(owners, id, { Anne: 'for', Boris: 'against' })
    await ballotsOf(id, owners.person('Anne')).voteFor(
      owners.person('Cléa'),
      'for',
      await storeBallot(server, owners.person('Anne')),
    )
    expect(await checksOf(server, id, owners.person('president')).confirmAll()).toEqual([201])
    await bring(id, meetingId)
    const manager = owners.person('manager')
    const params = { meetingId }
    const ways = async () => {
      const { data, meta } = await manager.get(meetingDeskRoutes.attendees, { params })
      expect(meta.total).toBe(4)
      const rows = data.result.flatMap((row) => data.entities.attendees[row] ?? [])
      return rows.map(({ person, votes, attendance }) => [person.displayName, votes, attendance])
    }
    const read = () => manager.get(meetingDeskRoutes.read, { params })
    expect(new Set((await ways()).map(([, , attendance]) => attendance))).toEqual(new Set(['absent']))
    expect((await read()).votesAttending).toBe(0)
    server.clock.advance(30 * day)
    const absent = [
      ['Anne', 300, 'correspondence'],
      ['Boris', 250, 'correspondence'],
      ['Cléa', 150, 'represented'],
      ['Denis', 100, 'absent'],
    ]
    expect(await ways()).toEqual(absent)
    expect(await read()).toMatchObject({
      agenda: [{ decisionId: id }],
      correspondenceUntil: '2030-02-10',
      votesAttending: 700,
      totalVotes: 1000,
      contestUntil: null,
    })

    const denis = owners.person('Denis').userId
    const attend = (userId: string, attendance: string, by = manager) =>
      by.call(meetingDeskRoutes.attend, { params: { meetingId, userId }, body: { attendee: { attendance } } })
    expect((await attend(denis, 'present')).status).toBe(200)
    expect((await attend(denis, 'present', owners.person('president'))).status).toBe(200)
    expect(await ways()).toEqual([...absent.slice(0, 3), ['Denis', 100, 'present']])
    expect((await attend(stranger.person('Voisin').userId, 'present')).status).toBe(404)
    expect((await attend(denis, 'present', owners.person('Anne'))).status).toBe(403)
    expect((await attend(denis, 'present', stranger.person('manager'))).status).toBe(404)
    const found = await manager.get(meetingDeskRoutes.attendees, { params, query: { 'filter[search]': 'DEN' } })
    expect(found.data.result).toEqual([denis])
  })

  it('closes its attendance on the day the minutes were notified', async () => {
    const meetingId = await insertMeeting(-3)
    const manager = owners.person('manager')
    const notify = (notifiedOn: string) =>
      manager.call(meetingDeskRoutes.notifyMinutes, {
        params: { meetingId },
        body: { minutesNotification: { notifiedOn } },
      })
    for (const wrong of ['2030-01-11', '2030-01-16']) expect((await notify(wrong)).status).toBe(422)
    expect((await notify('2030-01-15')).status).toBe(200)
    const late = await manager.call(meetingDeskRoutes.attend, {
      params: { meetingId, userId: owners.person('Anne').userId },
      body: { attendee: { attendance: 'present' } },
    })
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'action_not_possible' })
    const shown = await manager.get(meetingDeskRoutes.read, { params: { meetingId } })
    expect(shown).toMatchObject({ minutesNotifiedOn: '2030-01-15', contestUntil: '2030-03-15' })
  })
})

describe('the form for distance voting', () => {
  it('is available to owners until three clear days before the meeting', async () => {
    const meetingId = await insertMeeting(5)
    const { id } = await openDecision(owners, { title: 'Œuvre & <i>toit</i>' })
    await bring(id, meetingId)
    const { text } = await reading(paperPaths.correspondenceForm, 'Anne', { meetingId })
    expect(text).toContain('Anne')
    expect(text).toContain('300')
    expect(text).toContain('1. Œuvre & <i>toit</i>')
    expect(text).toMatch(/Pour Contre Abstention/)
    expect(text).toContain('16 janvier 2030')

    const tooLate = await insertMeeting(3)
    expect(await refusalOf(await asking(paperPaths.correspondenceForm, 'Anne', { meetingId: tooLate }))).toMatchObject({
      status: 409,
      code: 'action_not_possible',
    })
    expect((await asking(paperPaths.correspondenceForm, 'manager', { meetingId })).status).toBe(403)
    const voisin = stranger.person('Voisin').token
    expect(
      (await askForPaper(server, paperPaths.correspondenceForm, { token: voisin, params: { meetingId } })).status,
    ).toBe(404)
  })
})

describe('the convocation', () => {
  it('says when and where, prints each resolution with its majority, and says how to take part and until when', async () => {
    const meetingId = await insertMeeting(30)
    const convocation = (name: string) => asking(paperPaths.convocation, name, { meetingId })
    expect(await refusalOf(await convocation('Anne'))).toMatchObject({ status: 409, code: 'action_not_possible' })
    const { id } = await openDecision(owners, { title: 'Réfection du toit', rule: 'art25', description: 'Ardoises.' })
    await bring(id, meetingId)

    const { text } = await reading(paperPaths.convocation, 'Anne', { meetingId })
    expect(text).toContain('Convocation à l’assemblée générale extraordinaire')
    expect(text).toContain('14 février 2030')
    expect(text).toContain('Salle <b>des</b> fêtes')
    expect(text).toMatch(/Ordre du jour .*1\. Réfection du toit .*Ardoises\./s)
    expect(text).toContain('Majorité absolue (article 25)')
    // 21 clear days before the meeting for the convocation, and 3 for the forms.
    expect(text).toMatch(/au plus tard le 23 janvier 2030, 21\s+jours francs/)
    expect(text).toContain('doit arriver au plus tard le 10 février 2030')
    expect(text).toMatch(/délai\s+de deux mois/)
    const { text: ofManager } = await reading(paperPaths.convocation, 'manager', { meetingId })
    expect(ofManager).not.toContain('Copropriétaire Anne')
    const voisin = { token: stranger.person('Voisin').token, params: { meetingId } }
    expect((await askForPaper(server, paperPaths.convocation, voisin)).status).toBe(404)
  })
})

describe('the entry for a calendar', () => {
  it('has the id of the feed’s entry, the hour, the place and the agenda', async () => {
    const meetingId = await insertMeeting(30)
    const { id } = await openDecision(owners, { title: 'Toit, ardoises' })
    await bring(id, meetingId)

    const answer = await asking(paperPaths.meetingCalendar, 'Anne', { meetingId })
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('.ics')
    const text = (await answer.text()).replaceAll('\r\n ', '')
    expect(text).toContain(`UID:meeting-${meetingId}@`)
    expect(text).toContain('DTSTART:20300214T090000Z')
    expect(text).toContain('LOCATION:Salle <b>des</b> fêtes')
    expect(text).toContain('DESCRIPTION:Ordre du jour\\n1. Toit\\, ardoises')
    const voisin = { token: stranger.person('Voisin').token, params: { meetingId } }
    expect((await askForPaper(server, paperPaths.meetingCalendar, voisin)).status).toBe(404)
  })
})

describe('minutes', () => {
  it('of a meeting print attendance, counts, the computed majority, the votes against, and the head of the log', async () => {
    const meetingId = await insertMeeting(-1)
    const { id } = await openDecision(owners, { title: 'Réfection du toit', description: long, rule: 'art25' })
    await everybodyVotes(owners, id, { Anne: 'for', Boris: 'against', Denis: 'abstain' })
    await bring(id, meetingId)
    expect((await roomOf(id, owners.person('manager')).count()).status).toBe(201)
    const { text, pages } = await reading(paperPaths.meetingMinutes, 'Cléa', { meetingId })
    const { log } = await ballotsOf(id, owners.person('Anne')).detail()

    expect(pages.length).toBeGreaterThan(2)
    expect(pages.at(-1)?.text).toContain(`page ${pages.length} sur ${pages.length}`)
    expect(text).toContain('Salle <b>des</b> fêtes')
    expect(text).toContain('Résolution n° 1 : Réfection du toit')
    expect(text).toMatch(/Anne Par correspondance 300/)
    expect(text).toContain('650 voix sur 1 000')
    expect(text).toContain('Résolution votée en séance, dépouillée le 15 janvier 2030')
    expect(text).toContain('La résolution est rejetée.')
    expect(text).toMatch(/300 1 000 plus de 1\/2 501 Non atteint/)
    expect(text).toMatch(/Ont voté contre .*Boris 250 .*Se sont abstenus .*Denis 100/s)
    expect(text).toContain('Majorité absolue (article 25)')
    expect(text.replaceAll(' ', '')).toContain(log.head)
    // A word wider than the page is broken, without losing a letter.
    expect(text.match(/x{20,}/g)?.join('')).toHaveLength(500)
    expect((await asking(paperPaths.meetingMinutes, 'Anne', { meetingId: await insertMeeting(2) })).status).toBe(409)
  })

  it('say that nothing is decided before a meeting has counted, and name nobody', async () => {
    const meetingId = await insertMeeting(-1)
    const { id } = await openDecision(owners, { title: 'Réfection du toit', rule: 'art25' })
    await everybodyVotes(owners, id, { Anne: 'for', Boris: 'against', Denis: 'abstain' })
    await bring(id, meetingId)
    const { text } = await reading(paperPaths.meetingMinutes, 'Cléa', { meetingId })

    expect(text).toContain('n’a pas été dépouillée en séance')
    expect(text).toMatch(/Pour 300 1 Contre 250 1 Abstention 100 1/)
    expect(text).not.toMatch(/Ont voté contre|La résolution est/)
  })

  it('print votes in the room, and who was against or abstained there', async () => {
    const meetingId = await insertMeeting(-1)
    const { id } = await openDecision(owners, { title: 'Réfection du toit' })
    await everybodyVotes(owners, id, { Anne: 'against' })
    await bring(id, meetingId)
    const room = roomOf(id, owners.person('manager'))
    await attendAs(owners, meetingId, { Anne: 'present', Boris: 'represented', Cléa: 'present', Denis: 'present' })
    await room.record(owners.person('Boris'), 'against')
    await room.record(owners.person('Cléa'), 'abstain')
    await room.recordOthers('for', 2)
    await room.count()
    const { text } = await reading(paperPaths.meetingMinutes, 'Cléa', { meetingId })

    expect(text).toMatch(/Anne Présent 300 Boris Représenté 250/)
    expect(text).toMatch(/Pour 400 2 Contre 250 1 Abstention 150 1/)
    expect(text).toMatch(/La résolution est adoptée.*Ont voté contre .*Boris 250 .*Se sont abstenus .*Cléa 150/s)
  })

  it('of a decision without a meeting exist once it is decided, for its own place only', async () => {
    const { id } = await openDecision(owners, { title: 'Peinture du hall', rule: 'art24' })
    await everybodyVotes(owners, id, { Anne: 'for', Boris: 'against' })
    const params = { decisionId: id }
    expect(await refusalOf(await asking(paperPaths.decisionMinutes, 'Anne', params))).toMatchObject({ status: 409 })
    expect((await ballotsOf(id, owners.person('Anne')).detail()).papers).toEqual({ minutes: false })

    server.clock.advance(40 * day)
    await closeDecisions(server.platform, server.sites)
    expect((await ballotsOf(id, owners.person('Denis')).detail()).papers).toEqual({ minutes: true })
    const { text, info } = await reading(paperPaths.decisionMinutes, 'Denis', params)
    expect(info.get('Title')).toBe('Procès-verbal de la décision')
    expect(text).toContain('La résolution est adoptée.')
    expect(text).toMatch(/300 550 plus de 1\/2 251 Atteint/)
    const voisin = stranger.person('Voisin').token
    expect((await askForPaper(server, paperPaths.decisionMinutes, { token: voisin, params })).status).toBe(404)
  })

  it('name the owners whose votes nobody had checked, in the language of the reader', async () => {
    const { id } = await openDecision(owners)
    await everybodyVotes(owners, id, { Boris: 'for' })
    for (const name of ['Cléa', 'Denis']) {
      const paper = await storeBallot(server, owners.person('Anne'))
      await ballotsOf(id, owners.person('Anne')).voteFor(owners.person(name), 'against', paper)
    }
    server.clock.advance(60 * day)
    await closeDecisions(server.platform, server.sites)
    const { text } = await reading(paperPaths.decisionMinutes, 'Anne', { decisionId: id })
    expect(text).toContain('Votes non contrôlés')
    expect(text).toMatch(/2 votes n’ont pas été contrôlés avant le dépouillement .*: Cléa, Denis\./)
    expect(text).toContain('La résolution est adoptée.')

    server.clock.reset()
    const quebec = await makeOwners(server, { owners: { Sam: 400, Léo: 600 }, offer: 'VQC' })
    const there = await openDecision(quebec, { rule: 'ccq1096' })
    const paper = await storeBallot(server, quebec.person('Sam'))
    await ballotsOf(there.id, quebec.person('Sam')).voteFor(quebec.person('Léo'), 'for', paper)
    server.clock.advance(60 * day)
    await closeDecisions(server.platform, server.sites)
    const { token } = quebec.person('Sam')
    const english = await readPaper(server, paperPaths.decisionMinutes, {
      token,
      params: { decisionId: there.id },
      query: { locale: 'en-CA' },
      offer: 'VQC',
    })
    expect(english.text).toContain('One vote was not checked before the count, and counts as not cast: Léo.')
  })

  it('of a project abandoned before its count never exist, so that nobody is named for a vote that decided nothing', async () => {
    const dueAt = new Date(server.clock.now().getTime() + 10 * day).toISOString()
    const { id } = await openDecision(owners, { title: 'Piscine sur le toit', dueAt })
    await everybodyVotes(owners, id, { Boris: 'against', Denis: 'abstain' })
    await deskOf(id, owners.person('Anne')).ask()
    expect((await deskOf(id, owners.person('president')).abandon()).status).toBe(201)
    const ask = async () => refusalOf(await asking(paperPaths.decisionMinutes, 'Anne', { decisionId: id }))
    expect(await ask()).toMatchObject({ status: 409, code: 'action_not_possible' })
    server.clock.advance(40 * day)
    await closeDecisions(server.platform, server.sites)
    expect(await ask()).toMatchObject({ status: 409, code: 'action_not_possible' })
    expect((await ballotsOf(id, owners.person('Anne')).detail()).papers).toEqual({ minutes: false })
  })

  it('of a decision remain when its project is closed, or abandoned after a refusal', async () => {
    const dueAt = new Date(server.clock.now().getTime() + 10 * day).toISOString()
    const abandoned = await openDecision(owners, { title: 'Interphone', dueAt })
    const closed = await openDecision(owners, { title: 'Boîtes aux lettres', dueAt })
    for (const { id } of [abandoned, closed]) await everybodyVotes(owners, id, { Boris: 'against' })
    server.clock.advance(11 * day)
    await closeDecisions(server.platform, server.sites)
    await deskOf(abandoned.id, owners.person('Anne')).ask()
    expect((await deskOf(abandoned.id, owners.person('president')).abandon()).status).toBe(201)
    expect((await deskOf(closed.id, owners.person('president')).conclude()).status).toBe(201)
    for (const { id } of [abandoned, closed]) {
      const { text } = await reading(paperPaths.decisionMinutes, 'Denis', { decisionId: id })
      expect(text).toMatch(/Ont voté contre .*Boris 250/s)
    }
  })
})
