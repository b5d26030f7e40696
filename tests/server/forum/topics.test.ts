import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { excerptLength } from '#contract/forum/topicList.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { personOf, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, beginTopic, callBegin, startForum, topicsOf } from '#tests/support/server/topicCalls.ts'

const { server, cast } = await startForum()
const { owner, lessor, board, tenant, staff } = cast

const unreadNews = (name: string, topicId: string) =>
  server.platform.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, personOf(name)), eq(notifications.path, `/forum/${topicId}`)))
const isCounted = async (by: typeof owner) => {
  const { places } = await by.get(topicRoutes.count)
  return places.find(({ placeId }) => placeId === tilleuls)?.unread ?? 0
}

describe('a topic', () => {
  it('is begun with its first post, followed and read by its author, and unread for others', async () => {
    const { id } = await beginTopic(owner, { title: 'Composteur commun', category: 4 })
    expect(await actionsOn(id, owner).read()).toMatchObject({
      title: 'Composteur commun',
      category: 4,
      state: 'open',
      isAuthor: true,
      isFollowed: true,
      unreadCount: 0,
      postsCount: 1,
      excerpt: 'Où les mettre ?',
      links: [],
      settled: null,
    })
    const [theirs] = (await topicsOf(lessor)).topics
    expect(theirs).toMatchObject({ id, isFollowed: false, unreadCount: 1, lastReadSeq: 0, isAuthor: false })
    expect(theirs?.lastPost).toMatchObject({ seq: 1, isOwn: false, text: 'Où les mettre ?' })
  })

  it('is listed with the beginning of a long post, which ends after a word', async () => {
    const body = `${'Un abri fermé, douze places, près du portail. '.repeat(8)}Qui est pour ?`
    const { id } = await beginTopic(owner, { post: { body } })
    const { excerpt, lastPost } = await actionsOn(id, owner).read()

    const kept = excerpt.slice(0, -1)
    expect(excerpt).toBe(`${kept}…`)
    expect(excerpt.length).toBeLessThanOrEqual(excerptLength)
    expect(body.startsWith(kept)).toBe(true)
    expect(body.charAt(kept.length)).toMatch(/[\s,]/)
    expect(lastPost?.text).toBe(excerpt)
  })

  it('is for co-owners and managers of the place', async () => {
    expect((await tenant.call(topicRoutes.list, { params: { placeId: tilleuls } })).status).toBe(403)
    const { id } = await beginTopic(staff)
    expect((await actionsOn(id, tenant).callRead()).status).toBe(403)
    expect(await actionsOn(id, owner).read()).toMatchObject({ isFromStaff: true })
  })

  it('needs a title, a category, and a text or a file', async () => {
    for (const [topic, field, fieldCode] of [
      [{ title: ' ' }, 'topic.title', 'required'],
      [{ category: 9 }, 'topic.category', 'invalid'],
      [{ post: {} }, 'topic.post.body', 'required'],
      [{ post: { body: 'x'.repeat(5_001) } }, 'topic.post.body', 'too_long'],
    ] as const) {
      expect(await refusalOf(await callBegin(owner, topic))).toMatchObject({ status: 422, field, fieldCode })
    }
  })

  it('notifies its followers once until they read it, and nobody who no longer follows it', async () => {
    const { id } = await beginTopic(owner)
    const before = await isCounted(owner)
    await actionsOn(id, lessor).write()
    const { id: lastId } = await actionsOn(id, board).write()
    expect(await unreadNews('coproprietaire', id)).toMatchObject([{ type: 'post', author: expect.any(String) }])
    expect(await isCounted(owner)).toBe(before + 1)
    expect(await actionsOn(id, owner).read()).toMatchObject({ unreadCount: 2, lastReadSeq: 1 })
    expect((await actionsOn(id, owner).markRead(lastId)).status).toBe(204)
    expect((await unreadNews('coproprietaire', id)).filter(({ readAt }) => readAt === null)).toEqual([])
    expect(await actionsOn(id, owner).read()).toMatchObject({ unreadCount: 0, lastReadPostId: lastId })
    expect(await isCounted(owner)).toBe(before)
    expect(await actionsOn(id, owner).unfollow()).toMatchObject({ isFollowed: false, followersCount: 2 })
    await actionsOn(id, lessor).write()
    expect((await unreadNews('coproprietaire', id)).filter(({ readAt }) => readAt === null)).toEqual([])
    expect(await actionsOn(id, staff).follow()).toMatchObject({ isFollowed: true, followersCount: 3 })
  })

  it('notifies the author of a quoted post of the quote, and other followers of a post', async () => {
    const { id } = await beginTopic(owner)
    const { id: quotedPostId } = await actionsOn(id, lessor).write()
    await actionsOn(id, board).write({ body: 'Je suis d’accord.', quotedPostId })
    expect(await unreadNews('bailleur', id)).toMatchObject([{ event: 'quote' }])
    expect(await unreadNews('coproprietaire', id)).toMatchObject([{ event: null }])
  })

  it('is closed, archived and reopened by board and manager, and accepts posts only while it is open', async () => {
    const { id } = await beginTopic(owner)
    expect((await actionsOn(id, owner).close()).status).toBe(403)
    expect((await actionsOn(id, board).close()).status).toBe(200)
    expect(await actionsOn(id, owner).read()).toMatchObject({
      state: 'closed',
      settled: { by: { userId: personOf('conseil') } },
    })
    expect((await actionsOn(id, owner).callWrite()).status).toBe(409)
    expect((await actionsOn(id, board).close()).status).toBe(409)
    expect((await actionsOn(id, staff).archive()).status).toBe(200)
    expect((await actionsOn(id, staff).callWrite()).status).toBe(409)
    const shown = async (query = {}) => (await topicsOf(owner, query)).topics.map((one) => one.id)
    expect(await shown()).not.toContain(id)
    expect(await shown({ by_state: 'archived' })).toContain(id)
    expect((await actionsOn(id, board).reopen()).status).toBe(200)
    expect(await actionsOn(id, owner).read()).toMatchObject({ state: 'open', settled: null })
    expect((await actionsOn(id, lessor).callWrite()).status).toBe(200)
  })

  it('is renamed by its author, and moved by board and manager', async () => {
    const { id } = await beginTopic(owner)
    expect((await actionsOn(id, owner).change({ title: 'Vélos et trottinettes' })).status).toBe(200)
    expect((await actionsOn(id, lessor).change({ title: 'Non' })).status).toBe(409)
    expect((await actionsOn(id, owner).change({ category: 8 })).status).toBe(409)
    expect((await actionsOn(id, staff).change({ category: 8 })).status).toBe(200)
    expect(await actionsOn(id, owner).read()).toMatchObject({ title: 'Vélos et trottinettes', category: 8 })
  })
})

describe('the list of topics', () => {
  it('filters by category, unread, own and followed ones and words, and counts each category', async () => {
    const countOf = async (category: number) => {
      const { data } = await owner.get(topicRoutes.categories, { params: { placeId: tilleuls } })
      expect(data).toHaveLength(8)
      return data.find(({ id }) => id === category)?.topicsCount
    }
    const before = (await countOf(2)) ?? 0
    const { id } = await beginTopic(lessor, {
      title: 'Régularisation des charges',
      category: 2,
      post: { body: 'Quelqu’un comprend-il le tantième des mésanges ?' },
    })
    expect(await countOf(2)).toBe(before + 1)
    const found = async (by: typeof owner, query: Readonly<Record<string, string>>) => {
      const { topics, meta } = await topicsOf(by, query)
      expect(meta.total).toBe(topics.length)
      return topics.some((one) => one.id === id)
    }
    expect(await found(owner, { by_category: '2' })).toBe(true)
    expect(await found(owner, { by_category: '3' })).toBe(false)
    expect(await found(owner, { with_unread_message: 'true' })).toBe(true)
    expect(await found(lessor, { with_unread_message: 'true' })).toBe(false)
    expect(await found(lessor, { filter: 'mine' })).toBe(true)
    expect(await found(owner, { filter: 'mine' })).toBe(false)
    expect(await found(lessor, { filter: 'followed' })).toBe(true)
    expect(await found(owner, { filter: 'followed' })).toBe(false)
    expect(await found(owner, { 'filter[search]': 'mésange' })).toBe(true)
    expect(await found(owner, { 'filter[search]': 'regularisations' })).toBe(true)
    expect(await found(owner, { 'filter[search]': 'perroquet' })).toBe(false)
  })

  it('sorts by the latest post, by age and by the number of posts', async () => {
    const { id: first } = await beginTopic(owner)
    server.clock.advance(60_000)
    const { id: second } = await beginTopic(owner)
    server.clock.advance(60_000)
    await actionsOn(first, owner).write()
    const order = async (sort?: string) => {
      const ids = (await topicsOf(owner, sort === undefined ? {} : { sort })).topics.map(({ id }) => id)
      return ids.filter((id) => id === first || id === second)
    }
    expect(await order()).toEqual([first, second])
    expect(await order('updated_at')).toEqual([second, first])
    expect(await order('-created_at')).toEqual([second, first])
    expect(await order('created_at')).toEqual([first, second])
    expect(await order('-posts_count')).toEqual([first, second])
  })
})
