import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { personOf, type SignedIn } from '#tests/support/server/placeWorld.ts'
import { actionsOn, beginTopic, startForum, topicsOf } from '#tests/support/server/topicCalls.ts'

const { server, cast } = await startForum()
const { owner, lessor, board, tenant, staff } = cast
const { db } = server.platform

const question = { title: 'Poser un abri à vélos', body: 'En bois, pour douze vélos.' }
const proposing = (topicId: string, proposal: object = question) => ({ params: { topicId }, body: { proposal } })
const propose = (by: SignedIn, topicId: string, proposal?: object) =>
  by.call(topicLinkRoutes.propose, proposing(topicId, proposal))
const withdraw = (by: SignedIn, topicId: string) => by.call(topicLinkRoutes.withdrawProposal, { params: { topicId } })
const newsAbout = (name: string, topicId: string) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, personOf(name)), eq(notifications.path, `/forum/${topicId}`)))
const isListed = async (topicId: string) =>
  (await topicsOf(lessor, { filter: 'proposed' })).topics.some(({ id }) => id === topicId)

describe('a topic that a co-owner proposes to the next meeting', () => {
  it('shows the question to every reader, and notifies board and manager', async () => {
    const { id } = await beginTopic(owner)
    expect((await propose(lessor, id)).status).toBe(200)

    const { proposal, isProposed } = await actionsOn(id, owner).read()
    expect(proposal).toMatchObject({ ...question, isOwn: false, author: { userId: personOf('bailleur') } })
    expect(isProposed).toBe(true)
    expect(await isListed(id)).toBe(true)
    expect(await newsAbout('gestionnaire', id)).toMatchObject([
      { event: 'proposed', isHighlighted: true, author: expect.any(String) },
    ])
    expect(await newsAbout('bailleur', id)).toEqual([])
    const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(audited.map(({ action }) => action)).toContain('topics.propose')
  })

  it('is proposed once, by a co-owner, with a question', async () => {
    const { id } = await beginTopic(owner)
    expect((await propose(staff, id)).status).toBe(403)
    expect((await propose(tenant, id)).status).toBe(403)
    expect(await refusalOf(await propose(owner, id, { ...question, title: ' ' }))).toMatchObject({
      status: 422,
      field: 'proposal.title',
      fieldCode: 'required',
    })
    expect((await propose(board, id)).status).toBe(200)
    expect((await propose(owner, id)).status).toBe(409)
  })

  it('is withdrawn by its co-owner, or by board and manager, who notify them', async () => {
    const { id } = await beginTopic(owner)
    await propose(owner, id)
    expect((await withdraw(lessor, id)).status).toBe(409)
    expect((await withdraw(owner, id)).status).toBe(200)
    expect(await actionsOn(id, owner).read()).toMatchObject({ proposal: null, isProposed: false })
    expect(await newsAbout('coproprietaire', id)).toEqual([])

    await propose(owner, id)
    expect((await withdraw(staff, id)).status).toBe(200)
    expect(await newsAbout('coproprietaire', id)).toMatchObject([{ event: 'proposalWithdrawn' }])
  })

  it('stops waiting once it is put to the vote, and keeps its question', async () => {
    const { id } = await beginTopic(owner)
    await propose(owner, id)
    const dueAt = new Date(server.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString()
    const decision = { ...question, description: question.body, rule: 'art24', keyId: null, dueAt }
    const { body: _, ...resolution } = decision
    const create = { params: { topicId: id }, body: { decision: resolution } }
    const { links, proposal } = await staff.get(topicLinkRoutes.createDecision, create)
    expect(links).toMatchObject([{ kind: 'decision', title: question.title }])
    expect(proposal).toMatchObject(question)
    expect(await isListed(id)).toBe(false)
    expect((await withdraw(owner, id)).status).toBe(409)
  })
})
