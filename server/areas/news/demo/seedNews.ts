import { pathOf } from '#contract/paths.ts'
import type { DemoStory, Seed, StoryWorld } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { placeActualities } from '../news.tables.ts'
import { demoNews } from './demoNews.ts'

export const seed: Seed = (tx, { now, scale }) =>
  inBatches(demoNews(now, scale), (rows) => tx.insert(placeActualities).values(rows))

/** The news of every place, the latest first. */
export const stories = ({ now, scale }: Pick<StoryWorld, 'now' | 'scale'>): readonly DemoStory[] =>
  demoNews(now, scale).map(({ id = '', placeId, title, author, publishedAt }) => ({
    kind: 'news',
    placeId,
    title,
    path: pathOf('actuality', { actualityId: id }),
    isOver: true,
    steps: [{ author, at: publishedAt }],
  }))
