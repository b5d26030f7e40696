import type { Page, Route } from 'playwright-core'
import * as z from 'zod'

/** The requests that sign-in and the frame need, and those for drafts, because a form shows without its draft. */
const spared =
  /\/v1\/(?:oauth|live|users\/mail_check|users\/me(?:\/(?:places|identities)(?:\/[^/]+\/notifications_count)?)?(?:\?|$)|.*drafts)/

/** Handles every other request of the page. */
export const answerAll = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(/\/(?:v[12]\/|terms\?|graphql)/, (route) =>
    spared.test(route.request().url()) ? route.continue() : answer(route),
  )

export const held = async () => undefined
export const failed = (route: Route) => route.fulfill({ status: 500, json: {} })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  z.record(z.string(), z.unknown()).safeParse(value).success

/** The same answer with empty lists. Roles stay: they say what the person may do there. */
function emptied(value: unknown, key?: string): unknown {
  if (key === 'total') return 0
  if (Array.isArray(value)) return key === 'roles' ? value : []
  if (!isRecord(value)) return value
  const parts = Object.entries(value)
  return Object.fromEntries(parts.map(([name, part]) => [name, key === 'entities' ? {} : emptied(part, name)]))
}

/** Answers a page as a server that knows the person and their places, and nothing else. */
export const answerEmpty = (page: Page) =>
  page.route(/\/v[12]\//, async (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || spared.test(request.url())) return route.continue()
    const answer = await route.fetch()
    const isJson = /json/.test(answer.headers()['content-type'] ?? '')
    await route.fulfill({ response: answer, ...(isJson && { json: emptied(await answer.json()) }) })
  })
