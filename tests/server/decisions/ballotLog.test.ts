import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { commitmentOf, firstBroken, firstHead, hashOf } from '#contract/decisions/ballotLog.ts'
import { ballotLog } from '#server/areas/decisions/ballots.tables.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { ballotPdf, ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { openFile, sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import { startVotes } from '#tests/support/server/startVotes.ts'

const { server, owners, voted } = await startVotes()

const rollback = new Error('as if nothing had happened')

describe('the ballot log', () => {
  it('lets anybody recompute it from its first entry to the head that the decision shows', async () => {
    const { id, a } = await voted()
    const { entries, meta } = await a.ballots()
    const { log } = await a.detail()
    expect(meta.total).toBe(4)
    expect(await firstBroken(id, log.seal, entries)).toBeNull()
    expect(entries.at(-1)?.hash).toBe(log.head)
    expect(entries.map(({ replaces }) => replaces)).toEqual([null, null, 1, null])
    expect((await a.detail()).ownVote).toMatchObject({ sequence: 3, replaces: 1 })
    const pages = [await a.ballots({ per_page: '3' }), await a.ballots({ per_page: '3', page: '2' })]
    expect(pages.flatMap((page) => page.entries)).toEqual(entries)
    expect((await a.ballots({ page: '9' })).meta.total).toBe(4)
  })

  it('proves each vote by its receipt to its caster and its voter, and to nobody else', async () => {
    const { id, a, former } = await voted()
    const { ownVote } = await a.detail()
    const { entries } = await a.ballots()
    for (const vote of [former, ownVote]) {
      const receipt = await a.receipt(vote?.id ?? '')
      expect(receipt.entry).toEqual(entries[receipt.vote.sequence - 1])
      const { choice, votes } = receipt.vote
      expect(await commitmentOf({ ...receipt, choice, votes })).toBe(receipt.entry.commitment)
      expect(await commitmentOf({ ...receipt, choice: 'against', votes })).not.toBe(receipt.entry.commitment)
    }
    const holder = ballotsOf(id, owners.person('B'))
    const [power] = (await holder.detail()).proxyVotes
    const theirs = await ballotsOf(id, owners.person('C')).receipt(power?.id ?? '')
    expect(theirs).toEqual(await holder.receipt(power?.id ?? ''))
    for (const name of ['A', 'D', 'manager', 'president']) {
      await expect(ballotsOf(id, owners.person(name)).receipt(power?.id ?? '')).rejects.toThrow('404')
    }
  })

  it('ties the signed file to the vote by power: no other file opens it', async () => {
    const { id } = await openDecision(owners)
    const [holder, voter] = [owners.person('B'), owners.person('C')]
    const file = await storedFile(await sendFile(holder, Buffer.from(ballotPdf('Pour')), 'pouvoir.pdf'))
    expect((await ballotsOf(id, holder).voteFor(voter, 'for', file.id)).status).toBe(201)
    const [first] = (await ballotsOf(id, holder).detail()).proxyVotes
    await ballotsOf(id, holder).change(first?.id ?? '', 'against')
    const [power] = (await ballotsOf(id, holder).detail()).proxyVotes

    for (const vote of [first, power]) {
      const receipt = await ballotsOf(id, voter).receipt(vote?.id ?? '')
      expect(receipt).toMatchObject({ ballot: { id: file.id, displayName: 'pouvoir.pdf' } })
      // The voter downloads exactly the bytes that were hashed.
      const shown = await openFile(server, voter, receipt.ballot?.fileUrl ?? '')
      const ballotHash = createHash('sha256')
        .update(Buffer.from(await shown.arrayBuffer()))
        .digest('hex')
      expect(receipt.ballotHash).toBe(ballotHash)
      const { choice, votes } = receipt.vote
      const opened = { ...receipt, choice, votes }
      expect(await commitmentOf({ ...opened, ballotHash })).toBe(receipt.entry.commitment)
      const other = createHash('sha256').update('another ballot').digest('hex')
      for (const wrong of [other, null]) {
        expect(await commitmentOf({ ...opened, ballotHash: wrong })).not.toBe(receipt.entry.commitment)
      }
    }
    // People who vote themselves have signed nothing.
    const given = (await ballotsOf(id, voter).detail()).ownVote
    await ballotsOf(id, voter).change(given?.id ?? '', 'abstain')
    const own = (await ballotsOf(id, voter).detail()).ownVote
    expect(await ballotsOf(id, voter).receipt(own?.id ?? '')).toMatchObject({ ballot: null, ballotHash: null })
    expect(await verifyLog(server.platform.db, id)).toBeNull()
  })

  it('opens a power from before ballots were recorded with the six lines of any other vote', async () => {
    const [voterId, castById] = [owners.person('C').userId, owners.person('B').userId]
    const opened = { secret: 'b'.repeat(64), decisionId: owners.placeId, voterId, castById, votes: 200 }
    const sixLines = [opened.secret, opened.decisionId, voterId, castById, 'for', 200].join('\n')
    expect(await commitmentOf({ ...opened, choice: 'for', ballotHash: null })).toBe(
      createHash('sha256').update(sixLines).digest('hex'),
    )
  })

  it('is append-only', async () => {
    const { db } = server.platform
    for (const change of [
      sql`update ballot_log set commitment = 'x'`,
      sql`delete from ballot_log`,
      sql`truncate ballot_log`,
    ]) {
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('appended, never changed') }),
      })
    }
  })

  it.each([
    ['replaces none', null],
    ['replaces another one', 2],
  ])('reveals a rewritten log in which a vote %s', async (_, replaces) => {
    const { id, a } = await voted()
    const { log } = await a.detail()
    const rewriting = server.platform.db.transaction(async (tx) => {
      await tx.execute(sql`alter table ballot_log disable trigger ballot_log_is_appended`)
      const rows = await tx.select().from(ballotLog).where(eq(ballotLog.decisionId, id)).orderBy(ballotLog.sequence)
      let head = await firstHead(id, log.seal)
      for (const row of rows) {
        const line = { ...row, replaces: row.sequence === 3 ? replaces : row.replaces }
        head = await hashOf(head, { ...line, castAt: row.castAt.toISOString() })
        const isLine = and(eq(ballotLog.decisionId, id), eq(ballotLog.sequence, row.sequence))
        await tx.update(ballotLog).set({ replaces: line.replaces, hash: head }).where(isLine)
      }
      await tx.update(decisions).set({ logHead: head }).where(eq(decisions.id, id))
      // The chain is intact, but it no longer matches the votes.
      expect(await verifyLog(tx, id)).toBe(3)
      throw rollback
    })
    await expect(rewriting).rejects.toBe(rollback)
  })

  it('reveals a single altered row of the log, of the votes or of the head', async () => {
    const { db } = server.platform
    const { id, a } = await voted()
    const { log } = await a.detail()
    expect(await verifyLog(db, id)).toBeNull()
    const inLog = sql`decision_id = ${id} and sequence = 2`
    const byPower = sql`decision_id = ${id} and sequence = 4`
    const foundAfter = async (change: ReturnType<typeof sql>) => {
      let found: { byServer: number | null; byReader: number | null } | null = null
      await db
        .transaction(async (tx) => {
          for (const table of ['ballot_log', 'decision_votes']) {
            await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
          }
          await tx.execute(change)
          const rows = await tx.select().from(ballotLog).where(eq(ballotLog.decisionId, id)).orderBy(ballotLog.sequence)
          const entries = rows.map((row) => ({ ...row, castAt: row.castAt.toISOString() }))
          found = { byServer: await verifyLog(tx, id), byReader: await firstBroken(id, log.seal, entries) }
          throw rollback
        })
        .catch((error: unknown) => expect(error).toBe(rollback))
      return found
    }
    for (const change of [
      sql`update ballot_log set commitment = repeat('a', 64) where ${inLog}`,
      sql`update ballot_log set hash = repeat('a', 64) where ${inLog}`,
      sql`update ballot_log set cast_at = cast_at + interval '1 millisecond' where ${inLog}`,
      sql`update ballot_log set replaces = 1 where ${inLog}`,
    ]) {
      expect(await foundAfter(change)).toEqual({ byServer: 2, byReader: 2 })
    }
    expect(await foundAfter(sql`delete from ballot_log where ${inLog}`)).toEqual({ byServer: 2, byReader: 2 })
    const other = owners.person('D').userId
    for (const change of [
      sql`update decision_votes set choice = 'for' where ${inLog}`,
      sql`update decision_votes set votes = 301 where ${inLog}`,
      sql`update decision_votes set secret = repeat('a', 64) where ${inLog}`,
      sql`update decision_votes set voter_id = ${other}, cast_by = ${other} where ${inLog}`,
      sql`update decision_votes set way = 'own', cast_by = voter_id, ballot_id = null, ballot_hash = null where ${byPower}`,
      sql`update decision_votes set ballot_hash = repeat('a', 64) where ${byPower}`,
      sql`update decision_votes set ballot_hash = null where ${byPower}`,
      sql`update decision_votes set cast_at = cast_at - interval '1 second' where ${inLog}`,
      sql`update decision_votes set is_current = false where ${inLog}`,
      sql`delete from decision_votes where ${inLog}`,
    ]) {
      expect(await foundAfter(change)).toEqual({ byServer: expect.any(Number), byReader: null })
    }
    const tooMany = (isCurrent: boolean) => sql`
      insert into decision_votes (decision_id, voter_id, choice, votes, way, cast_by, cast_at, sequence, secret, is_current)
      select ${id}, ${other}, 'for', 100, 'own', ${other}, now(), 5, repeat('a', 64), ${isCurrent}`
    for (const change of [
      sql`update decisions set log_head = repeat('a', 64) where id = ${id}`,
      sql`update decisions set log_length = 5 where id = ${id}`,
      tooMany(true),
      tooMany(false),
    ]) {
      expect(await foundAfter(change)).toEqual({ byServer: 5, byReader: null })
    }
    expect(await verifyLog(db, id)).toBeNull()
    expect((await a.detail()).log.length).toBe(4)
  })
})
