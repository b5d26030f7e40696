import { describe, expect, it } from 'vitest'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { paperPaths } from '#contract/papers.ts'
import { closeDecisions } from '#server/areas/decisions/closing/closeDecisions.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, everybodyVotes, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { askForPaper, readPaper } from '#tests/support/server/paperCalls.ts'
import { attendAs, roomOf } from '#tests/support/server/roomCalls.ts'
import { startMeetingPapers } from '#tests/support/server/startMeetingPapers.ts'

const day = 24 * 3_600_000
const long = `${'Une résolution qui se lit longuement, ligne après ligne. '.repeat(70)}\n${'x'.repeat(500)}`
const { server, owners, stranger, insertMeeting, bring, asking, reading } = await startMeetingPapers()

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

  it('of a meeting under way are there once everything is decided', async () => {
    const meetingId = await insertMeeting(-1 / 24)
    const { id } = await openDecision(owners)
    await everybodyVotes(owners, id, { Anne: 'for', Boris: 'against' })
    await bring(id, meetingId)
    const ask = async () => (await asking(paperPaths.meetingMinutes, 'Anne', { meetingId })).status
    const read = () => owners.person('Anne').get(meetingDeskRoutes.read, { params: { meetingId } })
    expect(await read()).toMatchObject({ hasBegun: true, papers: { minutes: false } })
    expect(await ask()).toBe(409)
    expect((await roomOf(id, owners.person('manager')).count()).status).toBe(201)
    expect(await read()).toMatchObject({ papers: { minutes: true } })
    expect(await ask()).toBe(200)
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
