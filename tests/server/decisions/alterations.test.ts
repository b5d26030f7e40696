import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commitmentOf } from '#contract/decisions/ballotLog.ts'
import { decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { checkDecisions } from '#server/areas/decisions/checks/checkDecisions.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import type { Transaction } from '#server/platform/database.ts'
import { notificationSwitches } from '#server/services/notifications/notificationSwitches.tables.ts'
import { alter, rewriteLog } from '#tests/support/server/alteredRows.ts'
import { ballotsOf, dueAt, everybodyVotes, openDecision } from '#tests/support/server/decisionCalls.ts'
import { deskOf, newsOf, refusal, runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { attendAs, bringToMeeting, roomOf } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const day = 24 * 3_600_000
let server: TestServer
let owners: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { A: 400, B: 300, C: 200, D: 100 } })
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

const check = () => checkDecisions(server.platform, server.sites)
const nextCheck = async () => {
  server.clock.advance(day)
  await check()
}
/** A vote in which three owners have voted, and one of them twice. */
async function voted() {
  const { id } = await openDecision(owners)
  await everybodyVotes(owners, id, { A: 'for', B: 'against', C: 'abstain' })
  const a = ballotsOf(id, owners.person('A'))
  await a.change((await a.detail()).ownVote?.id ?? '', 'abstain')
  return id
}
const sealOf = async (id: string) => (await ballotsOf(id, owners.person('A')).detail()).log.seal
const isAltered = async (id: string, name = 'manager') =>
  (await deskOf(id, owners.person(name)).read()).alteredAt !== null

/** Turns a vote into another one, with a new commitment. */
async function recommit(tx: Transaction, id: string) {
  const isVote = and(eq(decisionVotes.decisionId, id), eq(decisionVotes.sequence, 2))
  const [vote] = await tx.select().from(decisionVotes).where(isVote)
  if (!vote) throw new Error('B has voted')
  const commitment = await commitmentOf({ ...vote, choice: 'for', castById: vote.castBy })
  await tx.update(decisionVotes).set({ choice: 'for' }).where(isVote)
  await tx.execute(sql`update ballot_log set commitment = ${commitment} where decision_id = ${id} and sequence = 2`)
}

type Alteration = readonly [what: string, change: (id: string) => SQL]

/** Changes that triggers refuse, unless they are switched off. */
const refusedChanges: readonly Alteration[] = [
  ['a choice', (id) => sql`update decision_votes set choice = 'for' where decision_id = ${id} and sequence = 2`],
  ['a vote that is gone', (id) => sql`delete from decision_votes where decision_id = ${id} and sequence = 2`],
  ['a weight', (id) => sql`update decision_voters set votes = 900 where decision_id = ${id} and votes = 100`],
  ['a name', (id) => sql`update decision_voters set name = 'Z' where decision_id = ${id} and votes = 100`],
  ['an owner who is gone', (id) => sql`delete from decision_voters where decision_id = ${id} and votes = 100`],
  ['a lot', (id) => sql`update decision_lots set tantiemes = 900 where decision_id = ${id} and tantiemes = 100`],
  [
    'an owner of a lot',
    (id) => sql`update decision_lots set owner_id = null where decision_id = ${id} and tantiemes = 100`,
  ],
  ['a lot that is gone', (id) => sql`delete from decision_lots where decision_id = ${id} and tantiemes = 100`],
  ['a line', (id) => sql`update ballot_log set replaces = 1 where decision_id = ${id} and sequence = 2`],
  ['a line that is gone', (id) => sql`delete from ballot_log where decision_id = ${id} and sequence = 4`],
]
const alterations: readonly Alteration[] = [
  ...refusedChanges,
  [
    'a vote that no longer counts',
    (id) => sql`update decision_votes set is_current = false where decision_id = ${id} and sequence = 2`,
  ],
  ['the text', (id) => sql`update decisions set description = 'Autre chose' where id = ${id}`],
  ['the majority', (id) => sql`update decisions set rule = 'unanimity' where id = ${id}`],
  ['the due date', (id) => sql`update decisions set due_at = due_at - interval '1 second' where id = ${id}`],
  ['the seal', (id) => sql`update decisions set log_terms = null, log_roll = null where id = ${id}`],
  ['the head', (id) => sql`update decisions set log_head = repeat('a', 64) where id = ${id}`],
]

describe('votes, rolls and logs', () => {
  it('are protected by the database against every change, except for a replaced vote that no longer counts', async () => {
    const id = await voted()
    const { db } = server.platform
    const kept = ['ballot_log', 'decision_votes', 'decision_voters', 'decision_lots', 'decision_heads']
    const refused = [
      ...refusedChanges.map(([, change]) => change(id)),
      ...kept.map((table) => sql`truncate ${sql.identifier(table)} cascade`),
    ]
    for (const change of refused) {
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
      })
    }
    expect(await verifyLog(db, id)).toBeNull()
  })

  it('are checked every day, and every alteration is found and named to board, manager and operator', async () => {
    const untouched = await voted()
    const altered: [string, string][] = []
    for (const [what, change] of alterations) {
      const id = await voted()
      await alter(server.platform.db, change(id))
      altered.push([what, id])
    }
    const told = await newsOf(server, owners, nextCheck)
    for (const [what, id] of altered) expect([what, await isAltered(id)]).toEqual([what, true])
    expect(await isAltered(untouched)).toBe(false)
    expect(await isAltered(altered[0]?.[1] ?? '', 'president')).toBe(true)
    expect(await isAltered(altered[0]?.[1] ?? '', 'A')).toBe(false)

    const alarms = told.rows.filter(({ title }) => title.includes('modifiés hors du portail'))
    expect(alarms).toHaveLength(2 * alterations.length)
    expect(new Set(alarms.map(({ userId }) => userId))).toEqual(
      new Set([owners.person('manager').userId, owners.person('president').userId]),
    )
    const written = await server.platform.db
      .select({ id: auditEntries.subjectId })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'decisions.foundAltered'))
    expect(written.map(({ id }) => id).toSorted()).toEqual(altered.map(([, id]) => id).toSorted())
    for (const [, id] of altered) expect(server.logged()).toContain(`the votes of decision ${id} were altered`)

    // People are notified once; the count stays stopped.
    expect((await newsOf(server, owners, nextCheck)).rows.filter(({ title }) => title.includes('modifiés'))).toEqual([])
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
    await runClock(server)
    expect((await deskOf(untouched, owners.person('A')).read()).life).toBe('discarded')
    for (const [what, id] of altered) {
      expect([what, (await deskOf(id, owners.person('A')).read()).life]).toEqual([what, 'pastDate'])
    }
  })

  it('that were rewritten or truncated consistently contradict the head that the board holds', async () => {
    const [rewritten, shortened] = [await voted(), await voted()]
    const sent = await newsOf(server, owners, nextCheck)
    const heads = sent.rows.filter(({ title }) => title.startsWith('Journal des votes'))
    expect(heads.map(({ userId }) => userId)).toContain(owners.person('president').userId)
    const { log } = await ballotsOf(rewritten, owners.person('A')).detail()
    expect(heads.some(({ title }) => title.includes(log.head))).toBe(true)

    const { db } = server.platform
    const seals = [await sealOf(rewritten), await sealOf(shortened)] as const
    await alter(db, async (tx) => {
      await recommit(tx, rewritten)
      await rewriteLog(tx, rewritten, seals[0])
      await tx.execute(sql`delete from ballot_log where decision_id = ${shortened} and sequence > 2`)
      await tx.execute(sql`delete from decision_votes where decision_id = ${shortened} and sequence > 2`)
      await tx.execute(sql`update decision_votes set is_current = true where decision_id = ${shortened}`)
      await rewriteLog(tx, shortened, seals[1])
    })
    await nextCheck()
    expect([await isAltered(rewritten), await isAltered(shortened)]).toEqual([true, true])
  })

  it('are counted after all once everything is restored', async () => {
    const id = await voted()
    await alter(
      server.platform.db,
      sql`update decision_votes set votes = 301 where decision_id = ${id} and sequence = 2`,
    )
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
    await runClock(server)
    expect(await isAltered(id)).toBe(true)
    await alter(
      server.platform.db,
      sql`update decision_votes set votes = 300 where decision_id = ${id} and sequence = 2`,
    )
    await nextCheck()
    await runClock(server)
    expect(await isAltered(id)).toBe(false)
    expect((await deskOf(id, owners.person('A')).read()).life).toBe('discarded')
  })

  it('are verified before a meeting counts them', async () => {
    const id = await voted()
    const meetingId = await bringToMeeting(server, owners, id)
    await attendAs(owners, meetingId, { A: 'present' })
    const room = roomOf(id, owners.person('manager'))
    await room.record(owners.person('A'), 'for')
    await alter(
      server.platform.db,
      sql`update decision_lots set tantiemes = 401 where decision_id = ${id} and tantiemes = 400`,
    )
    expect(await refusal(room.count())).toEqual({ status: 409, code: 'action_not_possible' })
    await server.platform.background.settled(20_000)
    expect(await isAltered(id)).toBe(true)
    expect((await deskOf(id, owners.person('A')).read()).life).toBe('requalified')
  })
})

describe('the head of a log', () => {
  it('goes to the board on each day on which votes were cast, and at the count', async () => {
    const { id } = await openDecision(owners)
    const headsOf = async (act: () => Promise<unknown>) =>
      (await newsOf(server, owners, act)).rows.filter(
        ({ title, path }) => title.startsWith('Journal des votes') && path === `/decisions/${id}`,
      ).length
    expect(await headsOf(nextCheck)).toBe(0)
    await ballotsOf(id, owners.person('A')).vote('for')
    expect(await headsOf(nextCheck)).toBe(1)
    expect(await headsOf(nextCheck)).toBe(0)
    await ballotsOf(id, owners.person('B')).vote('for')
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
    expect(await headsOf(() => runClock(server))).toBe(1)
    expect(await headsOf(nextCheck)).toBe(0)
  })

  it('is mailed to a member of the board who switched mails off', async () => {
    const { id } = await openDecision(owners)
    const { userId } = owners.person('president')
    const switchedOff = { userId, topic: 'building_news', channel: 'email', isOn: false } as const
    await server.platform.db.insert(notificationSwitches).values(switchedOff)
    await ballotsOf(id, owners.person('A')).vote('for')
    const { mails } = await newsOf(server, owners, nextCheck)
    const { log } = await ballotsOf(id, owners.person('A')).detail()
    const heads = mails.filter(({ to, text }) => to.includes(userId) && text.includes(log.head))
    expect(heads).toHaveLength(1)
  })
})
