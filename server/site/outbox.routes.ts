import { randomUUID } from 'node:crypto'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import type { App } from '../platform/app.ts'
import type { Outbox } from '../platform/outbox.ts'
import { Problem } from '../platform/problem.ts'
import type { TakeMail } from '../services/exchanges/takeMail.ts'
import { answerPage } from './answerPage.ts'
import { outboxPage } from './outboxPage.ts'
import { replyTo } from './replyTo.ts'

/** Shows a mail as a mail program does: it runs nothing, sends nothing, and its links open in the whole window. */
const mailPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** `/dev/outbox`: the demo's mails and text messages, as pages and, for tests, as JSON. Mails can be replied to. Mounted only in the demo. */
export function outboxRoutes(app: App, outbox: Outbox, takeMail: TakeMail): void {
  app.get('/dev/outbox', (c) => answerPage(c, (nonce) => outboxPage(c.var.ctx, outbox, nonce)))
  app.get('/dev/outbox.json', (c) => c.json(outbox.mails()))
  app.get('/dev/outbox/texts.json', (c) => c.json(outbox.texts()))
  app.post('/dev/outbox/:id/replies', async (c) => {
    const mail = outbox.mails().find(({ id }) => id === c.req.param('id'))
    const reply =
      mail &&
      replyTo(
        mail,
        z
          .string()
          .catch('')
          .parse((await c.req.parseBody()).text),
        randomUUID(),
      )
    if (!reply) throw new Problem('not_found', 'no mail that takes replies')
    await takeMail(c.var.ctx, Buffer.from(reply))
    return c.redirect('/dev/outbox', 303)
  })
  app.get('/dev/outbox/:id', (c, next) => {
    const mail = outbox.mails().find(({ id }) => id === c.req.param('id'))
    if (!mail) return next()
    c.header('content-security-policy', mailPolicy)
    return c.html(html`${raw(mail.html)}`)
  })
}
