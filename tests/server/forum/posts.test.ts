import { describe, expect, it } from 'vitest'
import { draftRoutes } from '#contract/drafts.ts'
import { postDraft } from '#contract/forum/forumDrafts.ts'
import { searchRoutes } from '#contract/search.ts'
import { demoId } from '#server/demo/chance.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { drawing } from '#tests/support/server/hostileFiles.ts'
import { type SignedIn, tilleuls } from '#tests/support/server/placeWorld.ts'
import { openFile, sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import { actionsOn, actsOnPost, beginTopic, callBegin, startForum, topicsOf } from '#tests/support/server/topicCalls.ts'
import { xssPayloads } from '#tests/support/server/xssPayloads.ts'

const { server, cast } = await startForum({ files: createMemoryFiles(), rateLimitScale: 1 })
const { owner, lessor, board, president, staff } = cast

/** A topic of the owner with a post of the lessor. */
async function discussed(body = 'Le hamster est dans la cave') {
  const { id } = await beginTopic(owner)
  const post = await actionsOn(id, lessor).write({ body })
  const seenBy = async (by: SignedIn) => {
    const { posts } = await actionsOn(id, by).posts()
    return posts.find((one) => one.id === post.id)
  }
  return { id, postId: post.id, seenBy }
}
const hitsOf = async (by: SignedIn, text: string) => {
  const { hits } = await by.get(searchRoutes.find, { query: { text } })
  return hits.filter(({ kind }) => kind === 'post' || kind === 'topic')
}

describe('the posts of a topic', () => {
  it('are numbered, and listed from either end', async () => {
    const { id } = await beginTopic(owner)
    for (const body of ['Deux', 'Trois', 'Quatre']) await actionsOn(id, lessor).write({ body })
    const page = await actionsOn(id, board).posts({ per_page: '3' })
    expect(page.posts.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(page.meta).toEqual({ total: 4, perPage: 3, page: 1 })
    const last = await actionsOn(id, board).posts({ sort: '-created_at', per_page: '3' })
    expect(last.posts.map(({ body }) => body)).toEqual(['Quatre', 'Trois', 'Deux'])
    expect((await actionsOn(id, board).posts({ page: '9' })).posts).toEqual([])
  })

  it('are written once under an id that their author chose, which nobody else can use', async () => {
    const { id } = await beginTopic(owner)
    const post = { body: 'Une fois', postId: demoId('a chosen id') }
    const first = await actionsOn(id, lessor).write(post)
    expect(await actionsOn(id, lessor).write({ ...post, body: 'Deux fois' })).toEqual(first)
    expect(first.id).toBe(post.postId)
    expect((await actionsOn(id, lessor).posts()).meta.total).toBe(2)
    const refusal = { status: 422, field: 'post.post_id', fieldCode: 'invalid' }
    expect(await refusalOf(await actionsOn(id, board).callWrite(post))).toMatchObject(refusal)
  })

  it('delete their own draft, even one that is stored or read after them', async () => {
    const { id } = await beginTopic(owner)
    const of = { params: { placeId: tilleuls, form: postDraft.form }, query: { subject_id: id } }
    const store = (value: object) =>
      lessor.call(draftRoutes.write, { ...of, body: { draft: { value, attachmentIds: [] } } })
    const kept = async () => (await lessor.get(draftRoutes.read, of)).draft?.value.body ?? null
    const text = { body: 'Une fois', postId: demoId('a draft that is sent'), quotedPostId: null }
    await store(text)
    expect(await kept()).toBe('Une fois')
    await actionsOn(id, lessor).write({ body: text.body, postId: text.postId })
    expect(await kept()).toBeNull()
    expect((await store(text)).status).toBe(204)
    expect(await kept()).toBeNull()
    await store({ ...text, postId: demoId('the next post') })
    expect(await kept()).toBe('Une fois')
  })

  it('quote only visible posts of the same topic', async () => {
    const { id, postId } = await discussed()
    const { quote } = await actionsOn(id, board).write({ body: 'Lequel ?', quotedPostId: postId })
    expect(quote).toMatchObject({ postId, seq: 2, text: 'Le hamster est dans la cave', state: 'shown' })
    const other = await discussed()
    expect(
      await refusalOf(await actionsOn(id, board).callWrite({ body: 'Non', quotedPostId: other.postId })),
    ).toMatchObject({ status: 422, field: 'post.quoted_post_id', fieldCode: 'invalid' })
  })

  it('are edited only by their author, and their former texts stay readable', async () => {
    const { id, postId, seenBy } = await discussed('Rendez-vous à 8 h')
    expect((await actsOnPost(postId, owner).edit('Non')).status).toBe(409)
    server.clock.advance(60_000)
    expect((await actsOnPost(postId, lessor).edit('Rendez-vous à 9 h')).status).toBe(200)
    server.clock.advance(60_000)
    await actsOnPost(postId, lessor).edit('Rendez-vous à 10 h')
    expect(await seenBy(board)).toMatchObject({ body: 'Rendez-vous à 10 h', editsCount: 2 })
    const { edits } = await actsOnPost(postId, board).edits()
    expect(edits.map(({ body }) => body)).toEqual(['Rendez-vous à 8 h', 'Rendez-vous à 9 h'])
    await actionsOn(id, board).close()
    expect((await actsOnPost(postId, lessor).edit('Trop tard')).status).toBe(409)
  })

  it('are withdrawn with their former texts, quotes and search hits, and leave a trace', async () => {
    const { id, postId, seenBy } = await discussed('Le hérisson est au grenier')
    await actsOnPost(postId, lessor).edit('Le hérisson est parti')
    await actionsOn(id, board).write({ body: 'Ah', quotedPostId: postId })
    expect(await hitsOf(owner, 'hérissons')).toHaveLength(1)
    expect((await actsOnPost(postId, owner).withdraw()).status).toBe(409)
    expect((await actsOnPost(postId, lessor).withdraw()).status).toBe(200)
    expect(await seenBy(staff)).toMatchObject({ body: '', withdrawnAt: expect.any(String) })
    expect((await actsOnPost(postId, owner).edits()).edits).toEqual([])
    const { posts } = await actionsOn(id, owner).posts()
    expect(posts.at(-1)?.quote).toMatchObject({ author: null, text: '', state: 'withdrawn' })
    expect(await hitsOf(owner, 'hérissons')).toEqual([])
  })

  it('keep hostile texts as they are, as plain text', async () => {
    const body = xssPayloads.join('\n').slice(0, 5_000).trim()
    const { id } = await beginTopic(owner, { title: xssPayloads[0], post: { body } })
    expect((await actionsOn(id, lessor).posts()).posts[0]?.body).toBe(body)
    expect(await actionsOn(id, lessor).read()).toMatchObject({ title: xssPayloads[0] })
  })

  it('are refused to a person who starts one topic after another', async () => {
    const statuses: number[] = []
    for (let topic = 0; topic < 21; topic += 1) statuses.push((await callBegin(president, {})).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})

describe('a hidden post', () => {
  it('shows others that it is hidden and nothing else: no text, file, quote, hit or count', async () => {
    const { id } = await beginTopic(owner)
    const file = await storedFile(await sendFile(lessor, await drawing(), 'cave.png'))
    const opened = async (by: SignedIn) => (await openFile(server, by, file.fileUrl)).status
    const { id: postId } = await actionsOn(id, lessor).write({ body: 'Vous êtes un zigoto', attachmentIds: [file.id] })
    await actionsOn(id, board).write({ body: 'Restons polis', quotedPostId: postId })
    expect(await opened(owner)).toBe(200)
    expect((await actsOnPost(postId, board).hide('Injure')).status).toBe(200)

    const seenBy = async (by: SignedIn) => (await actionsOn(id, by).posts()).posts.find((one) => one.id === postId)
    const nothing = { body: '', attachments: [], quote: null, editsCount: 0 }
    expect(await seenBy(owner)).toMatchObject({ ...nothing, hidden: { reason: null } })
    for (const by of [lessor, board, staff]) {
      expect(await seenBy(by)).toMatchObject({ body: 'Vous êtes un zigoto', hidden: { reason: 'Injure' } })
    }
    expect(await opened(owner)).toBe(404)
    expect(await opened(lessor)).toBe(200)
    const { posts } = await actionsOn(id, lessor).posts()
    expect(posts.at(-1)?.quote).toMatchObject({ author: null, text: '', state: 'hidden' })
    expect(await hitsOf(owner, 'zigoto')).toEqual([])
    expect((await topicsOf(owner, { 'filter[search]': 'zigoto' })).topics).toEqual([])
    expect(await actionsOn(id, owner).read()).toMatchObject({ unreadCount: 1, postsCount: 3 })
    expect((await actsOnPost(postId, owner).edits()).edits).toEqual([])
    expect((await actionsOn(id, owner).callWrite({ body: 'Ha', quotedPostId: postId })).status).toBe(422)
    expect((await actsOnPost(postId, lessor).edit('Pardon')).status).toBe(409)
  })

  it('comes back unchanged, but never by its own author', async () => {
    const { id } = await beginTopic(owner)
    const { id: postId } = await actionsOn(id, board).write({ body: 'Le tapir est revenu' })
    expect((await actsOnPost(postId, lessor).hide()).status).toBe(403)
    expect((await actsOnPost(postId, staff).hide()).status).toBe(200)
    expect(await hitsOf(owner, 'tapir')).toEqual([])
    expect((await actsOnPost(postId, board).unhide()).status).toBe(409)
    expect((await actsOnPost(postId, staff).unhide()).status).toBe(200)
    expect(await hitsOf(owner, 'tapir')).toMatchObject([{ kind: 'post', id: `${id}.2`, placeId: tilleuls }])
  })
})
