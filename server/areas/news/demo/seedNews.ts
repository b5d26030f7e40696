import { pathOf } from '#contract/paths.ts'
import { oncePerWorld } from '#server/demo/oncePerWorld.ts'
import type { DemoStory, Seed, StoryWorld } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { placeActualities } from '../news.tables.ts'
import { demoNews } from './demoNews.ts'

type World = Pick<StoryWorld, 'now' | 'scale'>
const newsOf = oncePerWorld(({ now, scale }: World) => demoNews(now, scale))

export const seed: Seed = (tx, world) => inBatches(newsOf(world), (rows) => tx.insert(placeActualities).values(rows))

/** The news of every place, the latest first. */
export const stories = (world: World): readonly DemoStory[] =>
  newsOf(world).map(({ id = '', placeId, title, author, publishedAt }) => ({
    kind: 'news',
    placeId,
    title,
    path: pathOf('actuality', { actualityId: id }),
    isOver: true,
    steps: [{ author, at: publishedAt }],
  }))
