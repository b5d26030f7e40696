import { newsRoutes } from '#contract/news.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { listNews } from './listNews.ts'
import { placeOfActuality } from './news.store.ts'
import { readActuality } from './readActuality.ts'

/** News of a place (specification §7: place_actualities). */
export const newsArea = defineArea({
  routes: [served(newsRoutes, { list: listNews, read: readActuality }, placeOfActuality)],
  seed: () => import('./demo/seedNews.ts'),
})
