import { html, raw } from 'hono/html'
import { attachmentPaths } from '#contract/attachments.ts'
import { calendarPath } from '#contract/calendar.ts'
import { graphqlPath } from '#contract/graphql.ts'
import { inboundMailsPath } from '#contract/inboundMails.ts'
import { liveEvent, livePath } from '#contract/live.ts'
import { paperPaths } from '#contract/papers.ts'
import { problemStatus } from '#contract/problems.ts'
import type { Route } from '#contract/route.ts'
import { cssVariables } from '#offers/cssVariables.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { fileSummaries } from './fileOperations.ts'
import { graphqlSummary } from './graphqlOperation.ts'
import { inboundMailSummary } from './inboundMailOperation.ts'
import { liveSummary } from './liveOperation.ts'
import { documentedAreas, refusalsOf } from './openapi.ts'
import { calendarSummary, paperSummaries, papersKnown } from './paperOperations.ts'
import { templateOf } from './pathTemplate.ts'
import { schemaLines } from './schemaLines.ts'

const style = `
body { margin: 0; color: var(--color-text); background: var(--color-surface); font: 16px/1.5 var(--font-body); }
main { max-width: 1000px; margin: 0 auto; padding: 32px 16px; }
h1, h2 { font-family: var(--font-heading); }
article { margin: 16px 0; padding: 16px 24px; border: 1px solid var(--color-border); border-radius: var(--radius); }
h3 { margin: 0 0 4px; font: 600 16px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr); gap: 4px 16px; margin: 12px 0 0; }
dt { color: var(--color-text-muted); } dd { margin: 0; }
code, pre { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; white-space: pre-wrap; margin: 0; }
a { color: var(--color-link); } nav a { margin-inline-end: 16px; }
`

/** The contract for developers, in English: every endpoint, its access, input, answer and refusals. */
export const apiPage = (offer: Offer, nonce: string) =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API · ${offer.brandName}</title>
    <style nonce="${nonce}">:root{${raw(cssVariables(offer))}}${raw(style)}</style>
  </head>
  <body>
    <main>
      <h1>API</h1>
      <p>JSON with keys in <code>snake_case</code>. The host names the offer. Signed-in calls carry
        <code>Authorization: Bearer …</code>; every refusal is <code>{ errors: [{ code, message, field?, field_code? }], request_id }</code>.
        Where a call lists <code>422 idempotency_key_reused</code>, equal requests with one <code>Idempotency-Key</code> have one effect and one answer, for 24 hours.
        The same description for programs: <a href="/openapi.json">openapi.json</a>.</p>
      <nav aria-label="Areas">${documentedAreas.map(({ name }) => html`<a href="#${name}">${name}</a> `)}<a href="#papers">papers</a> <a href="#live">live</a> <a href="#graphql">graphql</a> <a href="#inboundMails">inboundMails</a></nav>
      ${documentedAreas.map(
        ({ name, routes }) =>
          html`<section id="${name}"><h2>${name}</h2>${routes.map(({ route }) => endpoint(route))}${name === 'attachments' ? files : ''}</section>`,
      )}
      <section id="papers"><h2>papers</h2>${papers}</section>
      <section id="live"><h2>live</h2><article>
        <h3>GET ${livePath}</h3>
        <p>${liveSummary}.</p>
        <dl><dt>For</dt><dd>a person signed in</dd>${part('Data', liveEvent, 'output')}</dl>
      </article></section>
      <section id="graphql"><h2>graphql</h2><article>
        <h3>POST ${graphqlPath}</h3>
        <p>${graphqlSummary}.</p>
        <dl><dt>For</dt><dd>a person signed in</dd></dl>
      </article></section>
      <section id="inboundMails"><h2>inboundMails</h2><article>
        <h3>POST ${inboundMailsPath}</h3>
        <p>${inboundMailSummary}.</p>
      </article></section>
    </main>
  </body>
</html>`.toString()

const files = (['file', 'thumbnail'] as const).map(
  (part) => html`<article>
  <h3>GET ${templateOf(attachmentPaths[part])}</h3>
  <p>${fileSummaries[part]}.</p>
  <dl><dt>For</dt><dd>a person signed in</dd></dl>
</article>`,
)

const bare = (path: string, summary: string, reader: string) => html`<article>
  <h3>GET ${templateOf(path)}</h3>
  <p>${summary}.</p>
  <dl><dt>For</dt><dd>${reader}</dd></dl>
</article>`
const papers = [
  ...papersKnown.map((paper) => bare(paperPaths[paper], paperSummaries[paper], 'a person signed in')),
  bare(calendarPath, calendarSummary, 'whoever has the address'),
]

const endpoint = (route: Route) => html`<article>
  <h3>${route.method.toUpperCase()} ${templateOf(route.path)}</h3>
  <p>${route.summary}.</p>
  <dl>
    <dt>For</dt><dd>${route.access === 'public' ? 'anyone' : route.access === 'person' ? 'a person signed in' : 'an administrator'}</dd>
    ${part('Path', route.params, 'input')}${part('Query', route.query, 'input')}${part('Body', route.body, 'input')}
    <dt>Answers</dt><dd>${route.status}</dd>
    ${part('Gives', route.answer, 'output')}
    <dt>Refuses</dt><dd>${refusalsOf(route).map((code) => html`<code>${problemStatus[code]} ${code}</code><br>`)}</dd>
  </dl>
</article>`

function part(title: string, schema: Route['body'], io: 'input' | 'output') {
  const lines = schema ? schemaLines(schema, io) : []
  return lines.length > 0 ? html`<dt>${title}</dt><dd><pre>${lines.join('\n')}</pre></dd>` : ''
}
