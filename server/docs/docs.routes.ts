import type { App } from '../platform/app.ts'
import { answerPage } from '../site/answerPage.ts'
import { apiPage } from './apiPage.ts'
import { openApiDocument } from './openapi.ts'

/** The contract as OpenAPI for programs, and as a page for people. */
export function docsRoutes(app: App): void {
  app.get('/openapi.json', (c) => c.json(openApiDocument(c.var.ctx.urlOf(c.var.ctx.offer.code))))
  app.get('/api', (c) => answerPage(c, (nonce) => apiPage(c.var.ctx.offer, nonce)))
}
