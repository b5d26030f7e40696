import { api } from '#contract/api.ts'
import { attachmentPaths } from '#contract/attachments.ts'
import { calendarPath } from '#contract/calendar.ts'
import { graphqlPath } from '#contract/graphql.ts'
import { inboundMailsPath } from '#contract/inboundMails.ts'
import { livePath } from '#contract/live.ts'
import { paperPaths } from '#contract/papers.ts'
import type { Route } from '#contract/route.ts'

const routes: readonly Route[] = Object.values(api).flatMap((area) => Object.values(area))
const others = [
  { method: 'get', path: livePath },
  { method: 'post', path: graphqlPath },
  { method: 'post', path: inboundMailsPath },
  ...[...Object.values(attachmentPaths), ...Object.values(paperPaths), calendarPath].map((path) => ({
    method: 'get',
    path,
  })),
]
const known = [...routes, ...others].map(({ method, path }) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The methods that a path answers to; none when there is no such path. Everything outside the API is read-only. */
export function allowedMethods(path: string): readonly string[] {
  const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0) return /^\/v\d+\//.test(path) ? [] : ['GET', 'HEAD']
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}
