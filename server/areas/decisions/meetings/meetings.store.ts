import { and, asc, desc, eq, gt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type ListedMeeting, listedMeeting } from '#contract/decisions/meetings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { isOver, latestStartOfOver } from './isOver.ts'
import { isValidPower } from './meetingPowers.store.ts'
import { meetingPowers, meetings } from './meetings.tables.ts'

type Scope = {
  readonly userId: string
  readonly placeId: string
  readonly which: 'next' | 'current' | 'past' | 'all'
  readonly at: Date
}

/** The resolutions of a meeting, in the order in which they were put to the vote. */
const agenda = sql`coalesce((
  select json_agg(json_build_object('decisionId', ${decisions.id}, 'title', ${decisions.title})
    order by ${decisions.createdAt}, ${decisions.id})
  from ${decisions} where ${eq(decisions.meetingId, meetings.id)}), '[]'::json)`

/** Whether everything on the agenda is decided; false without an agenda. */
const hasDecided = sql<boolean>`coalesce((
  select bool_and(${ne(decisions.life, 'requalified')}) from ${decisions} where ${eq(decisions.meetingId, meetings.id)}), false)`

const visible = ({ userId, placeId, which, at }: Scope) => {
  const when = {
    next: gt(meetings.heldAt, at),
    current: or(gt(meetings.heldAt, at), and(gt(meetings.heldAt, latestStartOfOver(at)), not(hasDecided))),
    past: lte(meetings.heldAt, at),
    all: undefined,
  }[which]
  return and(eq(meetings.placeId, placeId), memberOf(userId, placeId), when)
}

/** Whether the meeting is still to come and the person has votes in it that nobody represents. */
const isUnrepresented = ({ userId, at }: Scope): SQL<boolean> =>
  sql`(${gt(meetings.heldAt, at)}
    and exists (select 1 from ${lots} where ${and(eq(lots.placeId, meetings.placeId), eq(lots.ownerId, userId), gt(lots.tantiemes, 0))})
    and not exists (select 1 from ${meetingPowers}
      where ${and(eq(meetingPowers.meetingId, meetings.id), eq(meetingPowers.giverId, userId), isValidPower)}))`

/** General meetings of a member's place: future ones by date, the others with the latest first. */
export async function listMeetings(db: Queryable, scope: Scope, page: PageQuery) {
  const total = db.$count(meetings, visible(scope))
  const rows = await db
    .select({ meeting: meetings, city: places.city, agenda, hasDecided, canGivePower: isUnrepresented(scope), total })
    .from(meetings)
    .innerJoin(places, eq(places.id, meetings.placeId))
    .where(visible(scope))
    .orderBy(
      scope.which === 'next' || scope.which === 'current' ? asc(meetings.heldAt) : desc(meetings.heldAt),
      meetings.id,
    )
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => total)
  const shown: readonly ListedMeeting[] = rows.map(
    ({ meeting, agenda: points, hasDecided: isDecided, total: _, ...row }) => {
      const hasMinutes = isOver({ heldAt: meeting.heldAt, hasDecided: isDecided }, scope.at)
      return listedMeeting.parse({
        ...meeting,
        ...row,
        heldAt: meeting.heldAt.toISOString(),
        agenda: points,
        isUnderWay: meeting.heldAt <= scope.at && !hasMinutes,
        hasMinutes,
      })
    },
  )
  return { meetings: shown, meta }
}
