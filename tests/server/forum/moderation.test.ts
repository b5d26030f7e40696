import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { moderationRoutes } from '#contract/forum/moderation.ts'
import { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { postReports } from '#server/areas/forum/posts.tables.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { demoPerson } from '#tests/support/demoNames.ts'
import { personOf, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, actsOnPost, beginTopic, startForum } from '#tests/support/server/topicCalls.ts'

const { server, cast } = await startForum()
const { owner, lessor, board, president, tenant, staff } = cast
const { db } = server.platform
const inPlace = { params: { placeId: tilleuls } }

const newsAbout = (name: string, topicId: string) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, personOf(name)), eq(notifications.path, `/forum/${topicId}`)))
const actionsOf = async (subjectId: string) => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId))
  return rows.map(({ action }) => action)
}
async function reported() {
  const { data } = await board.get(moderationRoutes.reported, { ...inPlace, query: { per_page: '100' } })
  return data.result.flatMap((id) => data.entities.reportedPosts[id] ?? [])
}
async function insulted() {
  const { id } = await beginTopic(owner)
  const { id: postId } = await actionsOn(id, lessor).write({ body: 'Espèce de zèbre' })
  return { id, postId }
}
const waitingFor = async (by: SignedIn) => {
  const { places } = await by.get(topicRoutes.count)
  return places.find(({ placeId }) => placeId === tilleuls)?.reported ?? 0
}

describe('a reported post', () => {
  it('waits for board and manager, as it was, without the names of the readers', async () => {
    const before = await waitingFor(staff)
    const { id, postId } = await insulted()
    expect((await actsOnPost(postId, lessor).report()).status).toBe(409)
    expect((await actsOnPost(postId, owner).report('Insulte')).status).toBe(200)
    expect((await actsOnPost(postId, owner).report('Encore')).status).toBe(409)
    server.clock.advance(60_000)
    expect((await actsOnPost(postId, president).report('Oui')).status).toBe(200)
    await actsOnPost(postId, lessor).edit('Cher voisin')
    const found = (await reported()).find((one) => one.id === postId)
    expect(found).toMatchObject({
      topicId: id,
      body: 'Cher voisin',
      reports: [
        { reason: 'Insulte', body: 'Espèce de zèbre' },
        { reason: 'Oui', body: 'Espèce de zèbre' },
      ],
    })
    expect(JSON.stringify(found)).not.toContain(demoPerson('coproprietaire').lastName)
    expect(await waitingFor(staff)).toBe(before + 1)
    expect(await waitingFor(owner)).toBe(0)
    expect(await waitingFor(await signedInAs(server, 'gestionnaire', 'VSY'))).toBe(0)
    expect(await newsAbout('conseil', id)).toMatchObject([{ event: 'reported', isHighlighted: false, author: null }])
    expect((await owner.call(moderationRoutes.reported, inPlace)).status).toBe(403)
    expect(await actionsOn(id, board).read()).toMatchObject({ reportedCount: 1 })
    expect(await actionsOn(id, owner).read()).toMatchObject({ reportedCount: 0 })
  })

  it('is hidden with a reason that its author gets, or dismissed, which is audited', async () => {
    const { id, postId } = await insulted()
    await actsOnPost(postId, owner).report()
    expect((await actsOnPost(postId, board).hide('Insulte')).status).toBe(200)
    expect(await newsAbout('bailleur', id)).toMatchObject([{ event: 'hidden', isHighlighted: true }])
    expect((await actsOnPost(postId, board).dismiss()).status).toBe(409)
    expect(await actionsOf(postId)).toEqual(expect.arrayContaining(['posts.create', 'posts.report', 'posts.hide']))

    const other = await insulted()
    await actsOnPost(other.postId, owner).report()
    expect((await actsOnPost(other.postId, owner).dismiss()).status).toBe(403)
    expect((await actsOnPost(other.postId, staff).dismiss()).status).toBe(200)
    expect((await actsOnPost(other.postId, staff).dismiss()).status).toBe(409)
    const waiting = (await reported()).map((one) => one.id)
    expect(waiting).not.toContain(postId)
    expect(waiting).not.toContain(other.postId)
    expect((await actsOnPost(other.postId, owner).report()).status).toBe(200)
  })

  it('of a moderator waits for the others alone', async () => {
    const [ofBoard, ofStaff] = [await waitingFor(board), await waitingFor(staff)]
    const { id } = await beginTopic(owner)
    const { id: postId } = await actionsOn(id, board).write({ body: 'Silence' })
    await actsOnPost(postId, owner).report()
    expect([await waitingFor(board), await waitingFor(staff)]).toEqual([ofBoard, ofStaff + 1])
  })

  it('is settled when its author withdraws it', async () => {
    const { postId } = await insulted()
    await actsOnPost(postId, owner).report()
    await actsOnPost(postId, lessor).withdraw()
    expect((await reported()).map((one) => one.id)).not.toContain(postId)
  })
})

describe('a topic with an outcome', () => {
  const report = {
    title: 'Fuite au sous-sol',
    description: 'À chaque orage.',
    category: 2,
    kind: 'dysfunctional',
    equipment: 'corridor',
  }

  it('becomes one report at most, linked both ways', async () => {
    const { id } = await beginTopic(owner)
    const open = { params: { topicId: id }, body: { report } }
    expect((await lessor.call(topicLinkRoutes.openReport, open)).status).toBe(409)
    const { links } = await owner.get(topicLinkRoutes.openReport, open)
    expect(links).toMatchObject([{ kind: 'report', title: 'Fuite au sous-sol' }])
    expect((await staff.call(topicLinkRoutes.openReport, open)).status).toBe(409)
    const [link] = links
    const reportId = link?.id ?? ''
    expect(await owner.get(reportRoutes.read, { params: { reportId } })).toMatchObject({
      isReporter: true,
      category: 2,
    })
    const { topics } = await lessor.get(topicLinkRoutes.linked, {
      ...inPlace,
      query: { by_kind: 'report', by_subject: reportId },
    })
    expect(topics).toEqual([{ id, title: 'Vélos dans la cour', state: 'open' }])
    expect(await actionsOf(id)).toContain('topics.link')
    expect(await actionsOf(reportId)).toEqual(['reports.open'])
  })

  it('is put to the vote by people with that permission', async () => {
    const { id } = await beginTopic(owner)
    const dueAt = new Date(server.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString()
    const decision = { title: 'Abri à vélos', description: 'En bois.', rule: 'art24', keyId: null, dueAt }
    const create = { params: { topicId: id }, body: { decision } }
    expect((await owner.call(topicLinkRoutes.createDecision, create)).status).toBe(403)
    const { links } = await staff.get(topicLinkRoutes.createDecision, create)
    expect(links).toMatchObject([{ kind: 'decision', title: 'Abri à vélos' }])
    expect((await staff.call(topicLinkRoutes.createDecision, create)).status).toBe(409)
  })

  it('creates nothing when its outcome is refused', async () => {
    const { id } = await beginTopic(owner)
    const open = { params: { topicId: id }, body: { report: { ...report, equipmentId: tilleuls } } }
    expect((await owner.call(topicLinkRoutes.openReport, open)).status).toBe(422)
    expect(await actionsOn(id, owner).read()).toMatchObject({ links: [] })
  })
})

describe('a deleted account', () => {
  it('leaves its topics and posts to the others, without a name', async () => {
    const leaving = { userId: personOf('locataire'), placeId: tilleuls, role: 'coowner' } as const
    await db.insert(memberships).values({ ...leaving, since: server.clock.now() })
    const { id } = await beginTopic(tenant, { title: 'Adieu' })
    await actionsOn(id, owner).write()
    await db.delete(users).where(eq(users.id, leaving.userId))
    const { author } = await actionsOn(id, owner).read()
    expect(author).toMatchObject({ userId: null, avatarUrl: null })
    const { posts } = await actionsOn(id, owner).posts()
    expect(posts.map(({ body }) => body)).toEqual(['Où les mettre ?', 'Merci !'])
  })
})

// Runs last: a year later, no session is left for other tests.
describe('a report that was decided', () => {
  it('is forgotten a year later, and not before', async () => {
    const { postId } = await insulted()
    await actsOnPost(postId, owner).report()
    await actsOnPost(postId, staff).dismiss()
    const kept = () => db.$count(postReports, eq(postReports.postId, postId))
    await cleanUp(server.platform)
    expect(await kept()).toBe(1)
    const now = () => new Date(server.clock.now().getTime() + 366 * 24 * 3_600_000)
    await cleanUp({ ...server.platform, now })
    expect(await kept()).toBe(0)
  })
})
