import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sniffContentType } from '#contract/attachments.ts'
import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import { majorityRule } from '#contract/decisions/majorityRules.ts'
import { waitingChecks } from '#contract/decisions/waitingChecks.ts'
import { offers } from '#offers/offers.ts'
import { decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { tallyOf } from '#server/areas/decisions/closing/tally.store.ts'
import { decisionLots, decisions, decisionVoters, meetingRequests } from '#server/areas/decisions/decisions.tables.ts'
import { demoDecisionId, demoDecisions } from '#server/areas/decisions/demo/demoDecisions.ts'
import { storeDemoDocuments } from '#server/areas/decisions/demo/demoQuotes.ts'
import { supportOf } from '#server/areas/decisions/meetingRequest/support.store.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { personOf, placeOf, signedInAs } from '#tests/support/server/placeWorld.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const everyDecision = () => server.platform.db.select().from(decisions)
const demoOwners = { ESE: 'coproprietaire', VSY: 'vsy', DIR: 'dir', ECO: 'eco', NEUF: 'neuf', VQC: 'vqc' } as const

describe('the decisions of the demo', () => {
  it('appear in every status in every place, for people who own something there', async () => {
    const statuses = async () => {
      const found = new Map<string, Set<string>>()
      for (const { key, offer } of demoPlaces) {
        const owner = await signedInAs(server, demoOwners[offer], offer)
        const list = await owner.get(routes.list, { params: { placeId: placeOf(key) }, query: { per_page: '50' } })
        const seen = list.data.result.flatMap((id) => list.data.entities.decisions[id]?.status ?? [])
        found.set(key, new Set([...(found.get(key) ?? []), ...seen]))
      }
      return found
    }
    const atFirst = await statuses()
    server.clock.advance(36 * 60_000)
    const later = await statuses()
    for (const { key } of demoPlaces) {
      expect([key, [...(atFirst.get(key) ?? [])].toSorted()]).toEqual([
        key,
        [
          'accepted',
          'alreadyVoted',
          'awaitingRequalification',
          'concluded',
          'discarded',
          'requalified',
          'youHaveToVote',
        ],
      ])
      expect(later.get(key)).toContain('pastDate')
    }
  })

  it('include one whose meeting is under way with owners in the room who wait to vote', async () => {
    const manager = await signedInAs(server, 'gestionnaire')
    for (const { key } of demoPlaces.filter(({ offer }) => offer === 'ESE')) {
      const room = await manager.get(routes.room, { params: { decisionId: demoDecisionId(key, 'courtyard') } })
      expect([key, room.isOpen]).toEqual([key, true])
      expect(room.waitingPeople).toBe(room.people)
      expect(room.people).toBeGreaterThan(2)
    }
  })

  it('include a vote by paper power that waits for its check, and a contested one', async () => {
    const president = await signedInAs(server, 'president')
    const { own } = await president.get(waitingChecks)
    const waiting = []
    for (const name of ['lift', 'manager'] as const) {
      waiting.push(...(await checksOf(server, demoDecisionId('tilleuls', name), president).waiting()))
    }
    expect(own).toMatchObject([{ placeId: placeOf('tilleuls'), count: waiting.length }])
    expect(waiting).toMatchObject([
      { status: 'toCheck', contestReason: null },
      { status: 'contested', contestReason: expect.stringContaining('signature') },
    ])
  })

  it('follow rules of their offer, and their outcomes match their counts', async () => {
    for (const { id, rule, life, lifeBefore, placeId } of await everyDecision()) {
      const place = demoPlaces.find(({ key }) => placeOf(key) === placeId)
      expect(offers[place?.offer ?? 'ESE'].majorities).toContain(rule)
      const { isAdopted } = await tallyOf(server.platform.db, { id, rule: majorityRule.parse(rule) })
      if (life === 'accepted' || lifeBefore === 'accepted') expect([id, isAdopted]).toEqual([id, true])
      if (life === 'discarded' || lifeBefore === 'discarded') expect([id, isAdopted]).toEqual([id, false])
    }
  })

  it('include one that just misses a majority of all votes', async () => {
    for (const { key, tantiemesTotal } of demoPlaces) {
      const [row] = await server.platform.db
        .select()
        .from(decisions)
        .where(eq(decisions.id, demoDecisionId(key, 'manager')))
      const { ballots } = await tallyOf(server.platform.db, { id: row?.id ?? '', rule: majorityRule.parse(row?.rule) })
      const [first] = ballots[0]?.conditions ?? []
      expect(first?.missing).toBeGreaterThan(0)
      expect([key, (first?.missing ?? tantiemesTotal) / tantiemesTotal < 0.12]).toEqual([key, true])
    }
  })

  it('have enough requests for a meeting where the president has to answer, and too few elsewhere', async () => {
    const { db } = server.platform
    for (const { id, life, placeId } of await everyDecision()) {
      const offer = demoPlaces.find(({ key }) => placeOf(key) === placeId)?.offer ?? 'ESE'
      const { isReached } = await supportOf(db, { userId: personOf('admin'), offer, decisionId: id, placeId })
      expect([id, isReached]).toEqual([id, life === 'awaitingRequalification'])
    }
    const requests = await db.select().from(meetingRequests)
    const waiting = requests.filter(({ closedAt }) => closedAt === null)
    expect(waiting.some(({ message }) => message !== null)).toBe(true)
    expect(requests.length).toBeGreaterThan(waiting.length)
  })

  it('freeze a roll whose costs add up to the cent, and logs that verify', async () => {
    const { db } = server.platform
    for (const { id, keyTotal, projectCents } of await everyDecision()) {
      const frozen = await db.select().from(decisionLots).where(eq(decisionLots.decisionId, id))
      const sum = (parts: readonly (number | null)[]) => parts.reduce<number>((added, part) => added + (part ?? 0), 0)
      expect(sum(frozen.map(({ shares }) => shares))).toBe(keyTotal)
      expect(sum(frozen.map(({ cents }) => cents))).toBe(projectCents ?? 0)
      const roll = await db.select().from(decisionVoters).where(eq(decisionVoters.decisionId, id))
      expect(roll.length).toBeGreaterThan(0)
      expect([id, await verifyLog(db, id)]).toEqual([id, null])
    }
    const votes = await db.select().from(decisionVotes)
    expect(votes.some(({ way }) => way === 'proxy')).toBe(true)
    expect(votes.some(({ isCurrent }) => !isCurrent)).toBe(true)
  })

  it('have their own documents, with the same bytes at every seed', async () => {
    const now = new Date('2030-01-01T12:00:00Z')
    const { documents } = await demoDecisions(now, demoWorld({ now, passwordHash: 'phc' }).lots, () => new Map())
    const files = createMemoryFiles()
    const print = async () => {
      const [row] = await storeDemoDocuments(files, documents.slice(0, 1))
      return Buffer.from((await files.read(row?.storageKey ?? '')) ?? [])
    }
    const bytes = await print()
    expect(sniffContentType(bytes)).toBe('application/pdf')
    expect(bytes.equals(await print())).toBe(true)
    const ids = documents.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const stored = await server.platform.db.select().from(attachments).where(inArray(attachments.id, ids))
    expect(stored).toHaveLength(ids.length)
  })
})
