import type { Context } from 'hono'
import { calendarPath, calendarRoutes } from '#contract/calendar.ts'
import { defineArea } from '#server/defineArea.ts'
import type { Env } from '#server/platform/app.ts'
import { Problem } from '#server/platform/problem.ts'
import { served } from '#server/platform/serve.ts'
import { sha256 } from '#server/services/access/tokens.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { ownerOfToken } from './calendarFeeds.store.ts'
import { createFeed } from './createFeed.ts'
import { type CalendarSource, legalCalendar } from './legalCalendar.ts'
import { findOwnFeeds } from './ownFeeds.store.ts'
import { readFeed } from './readFeed.ts'
import { revokeFeed } from './revokeFeed.ts'

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="calendar.ics"',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** The legal calendar of a person, and the address under which their calendar application fetches it. */
export const calendarService = (sources: readonly CalendarSource[]) =>
  defineArea({
    routes: [
      served(calendarRoutes, { read: readFeed, create: createFeed, revoke: revokeFeed }),
      { mount: (app) => app.get(calendarPath, answerFeed(sources)) },
    ],
    ownData: findOwnFeeds,
  })

/** The address is the credential, because a calendar application has no account. An unknown address and a revoked one get the same response. */
const answerFeed = (sources: readonly CalendarSource[]) => async (c: Context<Env>) => {
  const { ctx } = c.var
  await ctx.limits.take('calendar', ctx.address)
  const [, token] = /^([\w-]{43})\.ics$/.exec(c.req.param('file') ?? '') ?? []
  const owner = token === undefined ? null : await ownerOfToken(ctx.db, sha256(token), ctx.offer.code)
  if (!owner) throw new Problem('not_found', 'no such calendar')
  const locale = languageFor(ctx.offer, owner.locale, owner.atHand)
  return c.body(await legalCalendar(ctx, { userId: owner.userId, locale }, sources), 200, headers)
}
