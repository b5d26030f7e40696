import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentPaths } from '#contract/attachments.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { decisionLots } from '#server/areas/decisions/decisions.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import {
  ballotsOf,
  everybodyVotes,
  newDecision,
  openDecision,
  storeBallot,
} from '#tests/support/server/decisionCalls.ts'
import { makeOwners, type Owners, type Person } from '#tests/support/server/ownersWorld.ts'
import { openFile } from '#tests/support/server/sentFiles.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let owners: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { Alix: 500, Basile: 300, Chloé: 200 }, strangers: [101] })
})
afterAll(() => server.close())

const tryToOpen = (changes: object, place = owners) =>
  place.person('manager').call(decisionRoutes.create, {
    params: { placeId: place.placeId },
    body: { decision: { ...newDecision, ...changes } },
  })
const listed = async (by: Person, placeId: string, query: Record<string, string> = {}) => {
  const { data, meta } = await by.get(decisionRoutes.list, { params: { placeId }, query })
  return { decisions: data.result.flatMap((id) => data.entities.decisions[id] ?? []), meta }
}

describe('a new decision', () => {
  it('freezes its voters, with their votes and costs', async () => {
    const place = await makeOwners(server, { owners: { A: 333, B: 333, C: 334 }, strangers: [1] })
    const { id, ...opened } = await openDecision(place, { projectCents: 100_000, project: 'Façades' })
    expect(opened).toMatchObject({
      status: 'open',
      life: 'open',
      rule: 'art24',
      project: 'Façades',
      author: { displayName: 'manager' },
      ownVotes: null,
      ownCost: null,
      key: { name: null, total: 1001 },
      turnout: { votersCount: 4, votersExpressed: 0, rawTotalVotes: 1001, hasQuorum: null },
      log: { length: 0 },
    })
    const frozen = await server.platform.db.select().from(decisionLots).where(eq(decisionLots.decisionId, id))
    expect(frozen.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(100_000)

    // B buys C’s lots, but the roll stays unchanged.
    const { userId } = place.person('B')
    await server.platform.db
      .update(lots)
      .set({ ownerId: userId })
      .where(eq(lots.ownerId, place.person('C').userId))
    const detail = await ballotsOf(id, place.person('B')).detail()
    expect(detail).toMatchObject({ ownVotes: 333, status: 'youHaveToVote' })
    expect(detail.ownCost?.lots).toMatchObject([{ number: 2, shares: 333 }])
    expect(detail.ownCost?.cents).toBe(detail.ownCents)
    expect((await ballotsOf(id, place.person('C')).vote('for')).status).toBe(201)
    const created = await server.platform.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'decisions.create')))
    expect(created).toMatchObject([{ actorId: place.person('manager').userId }])
  })

  it('charges each owner their share to the cent: the shares add up under any key', async () => {
    const place = await makeOwners(server, { owners: { A: 7, B: 11, C: 13, D: 17, E: 19 } })
    const keyId = await place.insertKey('Chauffage', { 1: 3, 2: 3, 4: 1 })
    for (const projectCents of [1, 2, 100, 41_230, 99_999_999]) {
      for (const key of [null, keyId]) {
        const { id } = await openDecision(place, { projectCents, keyId: key })
        const parts = await Promise.all(
          place.names.map(async (name) => (await ballotsOf(id, place.person(name)).detail()).ownCost),
        )
        const sum = parts.reduce((total, part) => total + (part?.cents ?? 0), 0)
        expect([projectCents, key, sum]).toEqual([projectCents, key, projectCents])
        for (const part of parts) {
          if (part) expect(part.lots.reduce((total, { cents }) => total + cents, 0)).toBe(part.cents)
        }
        expect(parts.filter(Boolean)).toHaveLength(key === null ? 5 : 3)
      }
    }
  })

  it('needs a rule of the local law, a future date, and a key of the place', async () => {
    const elsewhere = await makeOwners(server, { owners: { Z: 1 } })
    const foreign = await elsewhere.insertKey('Ailleurs', { 1: 1 })
    for (const [changes, field, fieldCode] of [
      [{ rule: 'ccq1096' }, 'rule', 'invalid'],
      [{ dueAt: '2030-01-15T08:59:59.000Z' }, 'due_at', 'inThePast'],
      [{ rule: 'art24_iii' }, 'key_id', 'required'],
      [{ keyId: foreign }, 'key_id', 'invalid'],
      [{ title: ' ' }, 'title', 'required'],
      [{ attachmentIds: [owners.placeId] }, 'attachment_ids', 'invalid'],
    ] as const) {
      const refused = await refusalOf(await tryToOpen(changes))
      expect(refused).toMatchObject({ status: 422, field: `decision.${field}`, fieldCode })
    }
    const quebec = await makeOwners(server, { owners: { A: 60, B: 40 }, offer: 'VQC' })
    expect((await tryToOpen({ rule: 'art24' }, quebec)).status).toBe(422)
    expect((await tryToOpen({ rule: 'ccq1096' }, quebec)).status).toBe(200)
  })

  it('is opened by managers and presidents, and readable by owners', async () => {
    const body = { decision: newDecision }
    const params = { placeId: owners.placeId }
    expect((await owners.person('Alix').call(decisionRoutes.create, { params, body })).status).toBe(403)
    expect((await owners.person('president').call(decisionRoutes.create, { params, body })).status).toBe(200)
    const elsewhere = await makeOwners(server, { owners: { Z: 1 } })
    expect((await elsewhere.person('Z').call(decisionRoutes.list, { params })).status).toBe(404)
  })

  it('shows its files to its readers, and to nobody else', async () => {
    const file = await storeBallot(server, owners.person('manager'))
    const { attachments } = await openDecision(owners, { attachmentIds: [file] })
    expect(attachments).toMatchObject([{ id: file }])
    expect((await tryToOpen({ attachmentIds: [file] })).status).toBe(422)
    expect(await readableBy(['Alix', 'president', 'manager'], file)).toEqual([true, true, true])
    const elsewhere = await makeOwners(server, { owners: { Z: 1 } })
    expect(await readableBy(['Z', 'manager'], file, elsewhere)).toEqual([false, false])
  })
})

/** Whether the file opens for each of these people. */
async function readableBy(names: readonly string[], id: string, place = owners) {
  await server.platform.files.put(`files/${id}`, new TextEncoder().encode('%PDF-'), 'application/pdf')
  const fileUrl = attachmentPaths.file.replace(':attachmentId', id)
  const answers = names.map((name) => openFile(server, place.person(name), fileUrl))
  return (await Promise.all(answers)).map(({ status }) => status === 200)
}

describe('the list', () => {
  it('shows each reader their own status, and is searched by status and words', async () => {
    const place = await makeOwners(server, { owners: { A: 10, B: 10 } })
    const week = 7 * 86_400_000
    const dueAt = new Date(server.clock.now().getTime() + week).toISOString()
    const soon = await openDecision(place, { title: 'Échelle du grenier', dueAt })
    server.clock.advance(1_000)
    const late = await openDecision(place, { title: 'Boîtes aux lettres' })
    await everybodyVotes(place, late.id, { A: 'against' })
    const seenBy = async (name: string, query: Record<string, string> = {}) =>
      (await listed(place.person(name), place.placeId, query)).decisions.map(({ title, status }) => [title[0], status])

    expect(await seenBy('A')).toEqual([
      ['B', 'alreadyVoted'],
      ['É', 'youHaveToVote'],
    ])
    expect(await seenBy('president', { sort: 'due_at' })).toEqual([
      ['É', 'open'],
      ['B', 'open'],
    ])
    expect(await seenBy('A', { by_state: 'youHaveToVote' })).toEqual([['É', 'youHaveToVote']])
    expect(await seenBy('A', { by_state: 'alreadyVoted' })).toEqual([['B', 'alreadyVoted']])
    expect(await seenBy('B', { by_state: 'alreadyVoted' })).toEqual([])
    expect(await seenBy('B', { 'filter[search]': 'echelle' })).toEqual([['É', 'youHaveToVote']])
    expect(await seenBy('B', { by_state: 'finished' })).toEqual([])
    expect((await seenBy('B', { by_state: 'ongoing', sort: '-due_at' })).length).toBe(2)

    server.clock.advance(week)
    expect(await seenBy('A', { by_state: 'pastDate' })).toEqual([['É', 'pastDate']])
    expect((await ballotsOf(soon.id, place.person('A')).detail()).status).toBe('pastDate')
    const second = await listed(place.person('A'), place.placeId, { per_page: '1', page: '2' })
    expect([second.decisions.length, second.meta.total]).toEqual([1, 2])
    expect((await listed(place.person('A'), place.placeId, { page: '9' })).meta.total).toBe(2)
  })

  it('of keys includes their totals', async () => {
    const place = await makeOwners(server, { owners: { A: 10, B: 10 } })
    await place.insertKey('Parking', { 1: 30, 2: 12 })
    const { data } = await place.person('A').get(decisionRoutes.keys, { params: { placeId: place.placeId } })
    expect(Object.values(data.entities.repartitionKeys)).toMatchObject([{ name: 'Parking', total: 42 }])
  })
})

describe('a vote', () => {
  it('requires the password, and confirmation that the person has read', async () => {
    const by = ballotsOf((await openDecision(owners)).id, owners.person('Alix'))
    const { confirmationToken } = owners.person('Basile')
    for (const token of ['made-up', confirmationToken]) {
      const refused = await refusalOf(await by.vote('for', { confirmationToken: token }))
      expect(refused).toMatchObject({ status: 409, code: 'confirmation_required' })
    }
    const unread = await refusalOf(await by.vote('for', { hasReadDocuments: false }))
    expect(unread).toMatchObject({ status: 422, field: 'vote.has_read_documents' })
    const counted = { votes: 999, voterId: owners.person('Basile').userId }
    expect((await by.vote('for', counted)).status).toBe(422)
    expect((await by.detail()).turnout.votersExpressed).toBe(0)
    expect((await by.vote('for')).status).toBe(201)
    expect(await refusalOf(await by.vote('for'))).toMatchObject({
      code: 'user_already_voted',
      message: 'Ce copropriétaire a déjà voté',
    })
  })

  it('is open only to owners on the roll', async () => {
    const { id } = await openDecision(owners)
    for (const [name, status] of [
      ['manager', 403],
      ['president', 409],
    ] as const) {
      expect((await ballotsOf(id, owners.person(name)).vote('for')).status).toBe(status)
    }
  })

  it('is changed by naming the vote it replaces, and no other', async () => {
    const { id } = await openDecision(owners, { hasLiveCount: true })
    const by = ballotsOf(id, owners.person('Alix'))
    await by.vote('for')
    const first = (await by.detail()).ownVote?.id ?? ''
    expect((await by.change(first, 'against')).status).toBe(201)
    expect(await refusalOf(await by.change(first, 'abstain'))).toMatchObject({ status: 409, code: 'conflict' })
    expect((await ballotsOf(id, owners.person('Basile')).change(first, 'for')).status).toBe(404)
    const detail = await by.detail()
    expect(detail.ownVote).toMatchObject({ choice: 'against', sequence: 2 })
    expect(detail.tally).toMatchObject({ for: 0, against: 500, votersExpressed: 1 })
  })
})
