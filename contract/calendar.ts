import * as z from 'zod/mini'
import { route } from './route.ts'

/** The path of feeds. The token after it is the only key to a feed, and never appears in a log. */
export const calendarRoot = '/v1/calendars'
export const calendarPath = `${calendarRoot}/:file` as const

/** The legal calendar of a person as an iCalendar feed (RFC 5545): meetings, due dates of votes, legal deadlines. */
export const calendarRoutes = {
  read: route({
    method: 'get',
    path: '/v1/users/me/calendar_feed',
    access: 'person',
    summary: 'Whether the person has a feed, and since when; its address is shown only on creation',
    status: 200,
    answer: z.object({ createdAt: z.nullable(z.iso.datetime()) }),
    refusals: [],
  }),
  create: route({
    method: 'post',
    path: '/v1/users/me/calendar_feed',
    access: 'person',
    summary: 'Creates an address for the feed and revokes the former one',
    status: 200,
    answer: z.object({ url: z.string(), createdAt: z.iso.datetime() }),
    refusals: [],
  }),
  revoke: route({
    method: 'delete',
    path: '/v1/users/me/calendar_feed',
    access: 'person',
    summary: 'Revokes the address of the feed',
    status: 204,
    answer: z.undefined(),
    refusals: [],
  }),
}
