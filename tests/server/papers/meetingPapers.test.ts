import { describe, expect, it } from 'vitest'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { paperPaths } from '#contract/papers.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, everybodyVotes, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { expectAccessible } from '#tests/support/server/expectAccessible.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { askForPaper, readPaper, readPaperStructure } from '#tests/support/server/paperCalls.ts'
import { startMeetingPapers } from '#tests/support/server/startMeetingPapers.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

const day = 24 * 3_600_000
const { server, owners, stranger, insertMeeting, bring, asking, reading } = await startMeetingPapers()

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

  it('does not exist in Québec, whose convocation does not speak of it', async () => {
    const quebec = await makeOwners(server, { owners: { Sam: 10, Léo: 20 }, offer: 'VQC' })
    const sam = quebec.person('Sam')
    const { id } = await openDecision(quebec, { rule: 'ccq1096' })
    const meetingId = await insertMeeting(30, quebec.placeId)
    await bring(id, meetingId)
    const params = { meetingId }
    expect(await sam.get(meetingDeskRoutes.read, { params })).toMatchObject({
      correspondenceUntil: null,
      papers: { convocation: true, correspondenceForm: false },
    })
    const call = { token: sam.token, params, offer: 'VQC' } as const
    const refused = await askForPaper(server, paperPaths.correspondenceForm, call)
    expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'action_not_possible' })
    const { text } = await readPaper(server, paperPaths.convocation, call)
    expect(text).toContain('procuration')
    expect(text).not.toContain('correspondance')
  })
})

describe('the convocation', () => {
  it('says when and where, prints each resolution with its majority, and says how to take part and until when', async () => {
    const meetingId = await insertMeeting(30)
    const convocation = (name: string) => asking(paperPaths.convocation, name, { meetingId })
    expect(await refusalOf(await convocation('Anne'))).toMatchObject({ status: 409, code: 'action_not_possible' })
    const { id } = await openDecision(owners, { title: 'Réfection du toit', rule: 'art25', description: 'Ardoises.' })
    await bring(id, meetingId)

    const call = { token: owners.person('Anne').token, params: { meetingId } }
    const heard = await readPaperStructure(server, paperPaths.convocation, call)
    expectAccessible(heard, { title: 'Convocation à l’assemblée générale extraordinaire' })
    const { text } = await reading(paperPaths.convocation, 'Anne', { meetingId })
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
