import * as z from 'zod/mini'
import { decisionVerdict } from './decisions/decisionList.ts'
import { roleName } from './roles.ts'
import { route } from './route.ts'

export const searchKinds = [
  'place',
  'person',
  'report',
  'decision',
  'ownLine',
  'movement',
  'payment',
  'message',
  'topic',
  'post',
] as const

const searchHit = z.object({
  kind: z.enum(searchKinds),
  /**
   * A UUID. For a line of the person’s own account: its entry and its rank, `<uuid>.1`. For a message or a post: its conversation
   * or topic, and its number.
   */
  id: z.string(),
  /** Its place: the place itself, a place shared with a person, or the place of anything else. */
  placeId: z.uuid(),
  title: z.string(),
  /** The line below: the address of a place, the words around a hit in a message or a post, or the name of the place. */
  detail: z.string(),
  roles: z.array(roleName),
  /** The outcome of the vote on a decision; `null` before that, and for any other kind. */
  verdict: z.nullable(decisionVerdict),
  /** For a line of an account, or a payment by mandate: its amount in cents and its day; `null` for any other kind. */
  line: z.nullable(z.object({ amount: z.int(), enteredOn: z.iso.date() })),
})
export type SearchHit = z.output<typeof searchHit>

export const searchRoutes = {
  find: route({
    method: 'get',
    path: '/v1/search',
    access: 'person',
    summary:
      'Places, people, reports, decisions, lines of accounts, messages, topics and posts with words that begin with the given ones, lines and own payments of that amount or reference, best match first, at most eight of each kind',
    query: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    status: 200,
    answer: z.object({ hits: z.array(searchHit) }),
    refusals: [],
  }),
}
