import { html, raw } from 'hono/html'
import type { App } from '../platform/app.ts'
import type { Outbox } from '../platform/outbox.ts'
import { answerPage } from './answerPage.ts'
import { outboxPage } from './outboxPage.ts'

/** Shows a mail as a mail program does: it runs nothing, sends nothing, and its links open in the whole window. */
const mailPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** `/dev/outbox`: the demo's mails and text messages, as pages and, for tests, as JSON. Mounted only in the demo. */
export function outboxRoutes(app: App, outbox: Outbox): void {
  app.get('/dev/outbox', (c) => answerPage(c, (nonce) => outboxPage(c.var.ctx, outbox, nonce)))
  app.get('/dev/outbox.json', (c) => c.json(outbox.mails()))
  app.get('/dev/outbox/texts.json', (c) => c.json(outbox.texts()))
  app.get('/dev/outbox/:id', (c, next) => {
    const mail = outbox.mails().find(({ id }) => id === c.req.param('id'))
    if (!mail) return next()
    c.header('content-security-policy', mailPolicy)
    return c.html(html`${raw(mail.html)}`)
  })
}
