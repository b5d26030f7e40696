import { demoId } from '#server/demo/chance.ts'
import { atWork, byDay, inOrder } from '#server/demo/demoHours.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import type { Seed, SeedWorld } from '#server/demo/seed.ts'
import type { Queryable } from '#server/platform/database.ts'
import { postEdits, postReports } from '../posts.tables.ts'
import { insertProposal } from '../proposals.store.ts'
import { insertPost } from '../sentPosts.store.ts'
import { insertLink, insertTopic, writeOwn } from '../topics.store.ts'
import { archivedTopics } from './demoArchivedTopics.ts'
import { buildingTopics } from './demoBuildingTopics.ts'
import { neighbourTopics } from './demoNeighbourTopics.ts'
import { quebecTopics } from './demoQuebecTopics.ts'
import type { DemoTopic, Voice } from './demoTopic.ts'

const hour = 3_600_000
const minute = 60_000
const staff = new Set<Voice>(['gestionnaire', 'gestionnaire-montreal'])

/** The topics of the demo. Each post is dated within the usual hours of its author. */
export const seed: Seed = async (tx, world) => {
  for (const topic of [...buildingTopics, ...neighbourTopics, ...archivedTopics, ...quebecTopics])
    await write(tx, world, topic)
}

async function write(tx: Queryable, world: SeedWorld, topic: DemoTopic): Promise<void> {
  const placeId = demoId(`place ${topic.place}`)
  const place = demoPlaces.find(({ key }) => key === topic.place)
  if (!place) throw new Error(`no place ${topic.place}`)
  const idOf = personIn(world, placeId)
  const before = (ago: number) => new Date(world.now.getTime() - ago * hour)
  const moments = inOrder(
    topic.posts.map(({ by, ago }) => ({ at: before(ago), isFromStaff: staff.has(by) })),
    place,
  )
  const posts = topic.posts.map((post, index) => ({ ...post, seq: index + 1, at: moments[index] ?? before(post.ago) }))
  const [first] = posts
  const last = posts.at(-1)
  if (!first || !last) throw new Error('a topic without posts')

  const topicId = demoId(`topic ${topic.place} ${topic.key}`)
  const postId = (seq: number) => demoId(`post ${topic.place} ${topic.key} ${seq}`)
  const { settled, proposal, links = {}, follows = [], unread = [] } = topic
  const settledAt = settled && (staff.has(settled.by) ? atWork : byDay)(before(settled.ago), place)
  await insertTopic(tx, {
    id: topicId,
    placeId,
    authorId: idOf(first.by),
    isFromStaff: staff.has(first.by),
    title: topic.title,
    category: topic.category,
    state: settled?.state ?? 'open',
    settledById: settled ? idOf(settled.by) : null,
    settledAt: settledAt ?? null,
    lastSeq: last.seq,
    createdAt: first.at,
    updatedAt: last.at,
  })
  for (const post of posts) {
    const later = new Date(post.at.getTime() + 12 * minute)
    await insertPost(tx, {
      id: postId(post.seq),
      topicId,
      placeId,
      seq: post.seq,
      authorId: idOf(post.by),
      isFromStaff: staff.has(post.by),
      body: post.isWithdrawn ? '' : post.body,
      quotedId: post.quotes === undefined ? null : postId(post.quotes),
      createdAt: post.at,
      editedAt: post.before === undefined ? null : later,
      withdrawnAt: post.isWithdrawn ? later : null,
      hiddenAt: post.hidden === undefined ? null : later,
      hiddenBecause: post.hidden ?? null,
    })
    if (post.before !== undefined) {
      await tx.insert(postEdits).values({ postId: postId(post.seq), body: post.before, writtenAt: post.at })
    }
    if (post.reported) {
      const { by, reason } = post.reported
      const told = { placeId, reporterId: idOf(by), body: post.body, reason, createdAt: later }
      await tx.insert(postReports).values({ postId: postId(post.seq), ...told })
    }
  }
  const wrote = new Set(posts.map(({ by }) => idOf(by)))
  const followers = new Set([...wrote, ...follows.map(idOf)])
  const behind = new Set(unread.map(idOf))
  for (const userId of new Set([...followers, ...behind])) {
    const lastReadSeq = behind.has(userId) ? last.seq - 1 : last.seq
    await writeOwn(tx, { topicId, userId }, { lastReadSeq, isFollowed: followers.has(userId) })
  }
  if (proposal) {
    const { by, ago, title, body } = proposal
    await insertProposal(tx, { topicId, authorId: idOf(by), title, body, createdAt: byDay(before(ago), place) })
  }
  if (links.report !== undefined) {
    await insertLink(tx, { topicId, kind: 'report', subjectId: demoReportId(topic.place, links.report) })
  }
  if (links.decision !== undefined) {
    await insertLink(tx, { topicId, kind: 'decision', subjectId: demoId(`decision ${topic.place} ${links.decision}`) })
  }
}

/** The person of a voice, which is a demo account or an index among the other co-owners. */
function personIn({ memberships }: SeedWorld, placeId: string) {
  const known = new Set(demoPeople.map(({ name }) => demoId(`person ${name}`)))
  const neighbours = memberships.filter(
    (one) => one.placeId === placeId && one.role === 'coowner' && !known.has(one.userId),
  )
  return (voice: Voice): string => {
    const id = typeof voice === 'string' ? demoId(`person ${voice}`) : neighbours[voice]?.userId
    if (id === undefined) throw new Error(`nobody is neighbour ${voice}`)
    return id
  }
}
