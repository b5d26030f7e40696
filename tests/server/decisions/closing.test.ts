import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { ballotsOf, dueAt, everybodyVotes, openDecision } from '#tests/support/server/decisionCalls.ts'
import { deskOf, newsOf, openMailboxes, refusal, runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

const owners = { Anne: 240, Bruno: 160, Chloé: 600 }
const moveTo = (moment: Date) => server.clock.advance(moment.getTime() - server.platform.now().getTime())
const justBefore = new Date(dueAt.getTime() - 1)

async function voted(choices: Parameters<typeof everybodyVotes>[2]) {
  const world = await makeOwners(server, { owners })
  const { id } = await openDecision(world)
  await everybodyVotes(world, id, choices)
  const by = (name: string) => deskOf(id, world.person(name))
  const statusOf = async (name: string) => (await by(name).read()).status
  return { world, id, by, statusOf }
}

describe('the due date', () => {
  it('accepts a vote a millisecond before, and none at it, counted or not', async () => {
    const { world, id, statusOf } = await voted({ Anne: 'for' })
    moveTo(justBefore)
    await runClock(server)
    expect([await statusOf('Anne'), await statusOf('Bruno'), await statusOf('manager')]).toEqual([
      'alreadyVoted',
      'youHaveToVote',
      'open',
    ])
    expect((await ballotsOf(id, world.person('Bruno')).vote('against')).status).toBe(201)
    server.clock.advance(1)
    expect(await statusOf('Anne')).toBe('pastDate')
    expect(await refusal(ballotsOf(id, world.person('Chloé')).vote('against'))).toEqual({
      status: 409,
      code: 'action_not_possible',
    })
    await runClock(server)
    expect(await statusOf('Anne')).toBe('accepted')
  })

  it('leads to the count: adopted, or rejected when nobody voted', async () => {
    const adopted = await voted({ Anne: 'for', Bruno: 'against' })
    const silent = await voted({})
    const tied = await voted({ Anne: 'abstain' })
    moveTo(dueAt)
    await runClock(server)
    expect(await adopted.statusOf('Chloé')).toBe('accepted')
    expect(await silent.statusOf('Chloé')).toBe('discarded')
    expect(await tied.statusOf('Chloé')).toBe('discarded')
  })

  it('takes effect once, however many processes check it', async () => {
    const { world, id } = await voted({ Anne: 'for' })
    moveTo(dueAt)
    const told = await newsOf(server, world, async () => {
      await Promise.all([runClock(server), runClock(server), runClock(server)])
      await runClock(server)
    })
    // The board gets the head of the log as well.
    expect(told.people).toEqual(['Anne', 'Bruno', 'Chloé', 'manager', 'president', 'president'])
    const counted = await server.platform.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'decisions.count')))
    expect(counted).toMatchObject([{ actorId: null, detail: { life: 'accepted' } }])
  })

  it('does not affect a vote that waits for the president', async () => {
    const { world, by, statusOf } = await voted({ Anne: 'for' })
    await by('Chloé').ask()
    moveTo(dueAt)
    expect((await newsOf(server, world, () => runClock(server))).people).toEqual([])
    expect(await statusOf('Anne')).toBe('awaitingRequalification')
  })
})

describe('the outcome', () => {
  it('is announced to people with a vote, the board and staff', async () => {
    const { world, id } = await voted({ Anne: 'against', Bruno: 'for' })
    moveTo(dueAt)
    const told = await newsOf(server, world, () => runClock(server))
    // The board gets the head of the log as well.
    expect(told.people).toEqual(['Anne', 'Bruno', 'Chloé', 'manager', 'president', 'president'])
    const outcomes = told.rows.filter(({ title }) => !title.startsWith('Journal des votes'))
    expect(new Set(outcomes.map(({ title }) => title))).toEqual(
      new Set(['La résolution «\u00a0Ravalement de la façade\u00a0» est rejetée']),
    )
    expect(told.rows[0]).toMatchObject({ type: 'notification', author: null, path: `/decisions/${id}` })
  })

  it('does not reveal who voted how', async () => {
    const lettersAfter = async (choices: Parameters<typeof everybodyVotes>[2]) => {
      const { world, id } = await voted(choices)
      await openMailboxes(server, world, ['Anne', 'Bruno', 'Chloé'])
      server.clock.advance(Math.max(0, dueAt.getTime() - server.platform.now().getTime()))
      const { mails } = await newsOf(server, world, () => runClock(server))
      // The head of a log is random, so mails about it differ.
      const outcomes = mails.filter(({ subject }) => !subject.includes('Journal des votes'))
      const texts = outcomes.flatMap(({ subject, text, html }) => [subject, text, html])
      return texts.map((text) => text.replaceAll(id, 'the decision')).toSorted()
    }
    const first = await lettersAfter({ Anne: 'against', Bruno: 'for', Chloé: 'abstain' })
    expect(first).toHaveLength(9)
    server.clock.reset()
    expect(await lettersAfter({ Anne: 'for', Bruno: 'abstain', Chloé: 'against' })).toEqual(first)
  })

  it('closes the requests for a meeting when it is adopted, and keeps them otherwise', async () => {
    const adopted = await voted({ Anne: 'for' })
    const refused = await voted({ Anne: 'against' })
    for (const { by } of [adopted, refused]) await by('Bruno').ask()
    moveTo(dueAt)
    await runClock(server)
    expect((await adopted.by('Bruno').read()).support.people).toBe(0)
    expect((await refused.by('Bruno').read()).support).toMatchObject({ people: 1, isSupporter: true })
    expect((await refused.by('Bruno').withdraw()).status).toBe(204)
  })
})

describe('a newly opened vote', () => {
  it('is announced to everybody on its roll, in their language, with the deadline', async () => {
    const world = await makeOwners(server, { owners })
    await openMailboxes(server, world, ['Anne'])
    const told = await newsOf(server, world, () => openDecision(world))
    expect(told.people).toEqual(['Anne', 'Bruno', 'Chloé'])
    expect(told.titleFor('Anne')).toBe(
      'À vous de voter sur «\u00a0Ravalement de la façade\u00a0» jusqu’au 15 février 2030 à 19\u00a0h',
    )
    expect(told.rows.every(({ isHighlighted, author }) => isHighlighted && author === null)).toBe(true)
    expect(told.mails).toHaveLength(1)
    // The heading is the subject; the decision’s title appears in one sentence.
    const [mail] = told.mails
    expect(mail?.text).toMatch(/^Décision · /)
    expect(mail?.text).toContain('«\u00a0Ravalement de la façade\u00a0»')
    expect(mail?.text.split('Ravalement de la façade')).toHaveLength(2)
    expect(mail?.subject.split('Ravalement de la façade')).toHaveLength(2)
  })

  it('is not announced to people without a share of a cost that only its bearers vote on', async () => {
    const world = await makeOwners(server, { owners })
    const keyId = await world.insertKey('Ascenseur', { 1: 60, 3: 40 })
    const told = await newsOf(server, world, () => openDecision(world, { rule: 'art24_iii', keyId }))
    expect(told.people).toEqual(['Anne', 'Chloé'])
  })
})
