import { newsRoutes as routes } from '#contract/news.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { listNews } from './listNews.ts'

/** News of a place (specification §7: place_actualities). */
export function newsRoutes(app: App): void {
  serve(app, routes.list, ({ ctx, ...asked }) => listNews(ctx, asked))
}
