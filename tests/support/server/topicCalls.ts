import { afterAll } from 'vitest'
import { moderationRoutes } from '#contract/forum/moderation.ts'
import { postRoutes } from '#contract/forum/posts.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import { startDemoServer } from './demoServer.ts'
import { type SignedIn, signedInAs, tilleuls } from './placeWorld.ts'

const params = { placeId: tilleuls }
type Query = Readonly<Record<string, string>>

const topicWith = (topic: object) => ({
  params,
  body: { topic: { title: 'Vélos dans la cour', category: 7, post: { body: 'Où les mettre ?' }, ...topic } },
})
/** Begins a topic in the main place. */
export const beginTopic = (by: SignedIn, topic: object = {}) => by.get(topicRoutes.create, topicWith(topic))
export const callBegin = (by: SignedIn, topic: object) => by.call(topicRoutes.create, topicWith(topic))

export async function topicsOf(by: SignedIn, query: Query = {}) {
  const { data, meta } = await by.get(topicRoutes.list, { params, query: { per_page: '100', ...query } })
  return { topics: data.result.flatMap((id) => data.entities.topics[id] ?? []), meta }
}

export function actionsOn(topicId: string, by: SignedIn) {
  const within = { params: { topicId } }
  return {
    read: () => by.get(topicRoutes.read, within),
    callRead: () => by.call(topicRoutes.read, within),
    change: (topic: object) => by.call(topicRoutes.change, { ...within, body: { topic } }),
    markRead: (lastReadPostId: string) =>
      by.call(topicRoutes.markRead, { ...within, body: { reading: { lastReadPostId } } }),
    follow: () => by.get(topicRoutes.follow, within),
    unfollow: () => by.get(topicRoutes.unfollow, within),
    posts: async (query: Query = {}) => {
      const { data, meta } = await by.get(postRoutes.list, { ...within, query })
      return { posts: data.result.flatMap((id) => data.entities.posts[id] ?? []), meta }
    },
    write: (post: object = { body: 'Merci !' }) => by.get(postRoutes.create, { ...within, body: { post } }),
    callWrite: (post: object = { body: 'Merci !' }) => by.call(postRoutes.create, { ...within, body: { post } }),
    close: () => by.call(moderationRoutes.close, within),
    reopen: () => by.call(moderationRoutes.reopen, within),
    archive: () => by.call(moderationRoutes.archive, within),
  }
}

export function actsOnPost(postId: string, by: SignedIn) {
  const of = { params: { postId } }
  return {
    edit: (body: string) => by.call(postRoutes.edit, { ...of, body: { post: { body } } }),
    edits: () => by.get(postRoutes.edits, of),
    withdraw: () => by.call(postRoutes.withdraw, of),
    report: (reason = 'Injure') => by.call(postRoutes.report, { ...of, body: { abuseReport: { reason } } }),
    hide: (reason = 'Propos blessants') => by.call(moderationRoutes.hide, { ...of, body: { hiding: { reason } } }),
    unhide: () => by.call(moderationRoutes.unhide, of),
    dismiss: () => by.call(moderationRoutes.dismiss, of),
  }
}

/** A demo server for one test file, and people who discuss: co-owners, an occupant, board and manager. */
export async function startForum(settings: Parameters<typeof startDemoServer>[0] = {}) {
  const server = await startDemoServer(settings)
  afterAll(() => server.close())
  const cast = {
    owner: await signedInAs(server, 'coproprietaire'),
    lessor: await signedInAs(server, 'bailleur'),
    board: await signedInAs(server, 'conseil'),
    president: await signedInAs(server, 'president'),
    tenant: await signedInAs(server, 'locataire'),
    staff: await signedInAs(server, 'gestionnaire'),
  }
  return { server, cast }
}
