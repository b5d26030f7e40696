import type { Seed } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { placeActualities } from '../news.tables.ts'
import { demoNews } from './demoNews.ts'

export const seed: Seed = (tx, { now, scale }) =>
  inBatches(demoNews(now, scale), (rows) => tx.insert(placeActualities).values(rows))
