import { html, raw } from 'hono/html'
import { cssVariables } from '#offers/cssVariables.ts'
import type { Ctx } from '../platform/context.ts'
import type { Outbox } from '../platform/outbox.ts'
import { siteTexts } from './siteTexts.ts'

const style = `
body { margin: 0; color: var(--color-text); background: var(--color-surface-sunken); font: 16px/1.5 var(--font-body); }
main { max-width: 1200px; margin: 0 auto; padding: 32px 16px; }
h1, h2 { font-family: var(--font-heading); overflow-wrap: anywhere; }
article { margin: 24px 0; padding: 24px; background: var(--color-surface); border: 1px solid var(--color-border); border-radius: var(--radius); }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 24px; }
iframe { width: 100%; height: 520px; border: 1px solid var(--color-border); background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: var(--color-link); }
form { display: grid; gap: 8px; margin-top: 16px; justify-items: start; }
textarea { width: 100%; box-sizing: border-box; font: inherit; }
button { min-height: 44px; padding: 0 24px; font: inherit; }
`

/** The demo's text messages and mails, the latest first: each mail as it looks, with its plain text and clickable links beside it. */
export function outboxPage(
  { offer, locale }: Pick<Ctx, 'offer' | 'locale'>,
  outbox: Pick<Outbox, 'mails' | 'texts'>,
  nonce: string,
) {
  const t = siteTexts(locale)
  const mails = outbox.mails()
  const texts = outbox.texts()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: offer.timeZone })
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${t('site.outbox.title')} · ${offer.brandName}</title>
    <style nonce="${nonce}">:root{${raw(cssVariables(offer))}}${raw(style)}</style>
  </head>
  <body>
    <main>
      <h1>${t('site.outbox.title')}</h1>
      <p>${mails.length + texts.length > 0 ? t('site.outbox.text') : t('site.outbox.empty')}</p>
      ${texts.map(
        (message) => html`<article>
        <p>${t('site.outbox.textTo')} ${message.to} · <time datetime="${message.sentAt}">${time.format(new Date(message.sentAt))}</time></p>
        <pre>${message.text}</pre>
      </article>`,
      )}
      ${mails.map(
        (mail) => html`<article>
        <h2>${mail.subject}</h2>
        <p>${t('site.outbox.to')} ${mail.to} · <time datetime="${mail.sentAt}">${time.format(new Date(mail.sentAt))}</time></p>
        <div class="sides">
          <iframe title="${t('site.outbox.preview')}" src="/dev/outbox/${mail.id}" loading="lazy"
            sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"></iframe>
          <section aria-label="${t('site.outbox.plainText')}"><pre>${linked(mail.text)}</pre></section>
        </div>
        ${
          mail.replyTo === undefined
            ? ''
            : html`<form method="post" action="/dev/outbox/${mail.id}/replies">
          <label for="reply-${mail.id}">${t('site.outbox.reply')}</label>
          <textarea id="reply-${mail.id}" name="text" rows="4" required></textarea>
          <button>${t('site.outbox.send')}</button>
        </form>`
        }
      </article>`,
      )}
    </main>
  </body>
</html>`.toString()
}

const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
