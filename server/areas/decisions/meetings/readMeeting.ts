import type { MeetingDetail, meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { meeting as meetingSchema } from '#contract/decisions/meetings.ts'
import type { RouteOutput } from '#contract/route.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { countAttendance } from './attendance.store.ts'
import { isOver } from './isOver.ts'
import { legalDays } from './legalDays.ts'
import { agendaOf, cityOf, findMeeting, hasDecided, votesOfPlace } from './meetingDetail.store.ts'
import { powersOfPerson } from './meetingPowers.store.ts'

type Read = typeof meetingDeskRoutes.read

/** One meeting with its agenda, and how many votes take part. */
export async function readMeeting(
  { actor, locale, now, offer }: SignedInCtx,
  { params: { meetingId } }: RouteOutput<Read>,
  db: Queryable,
): Promise<MeetingDetail> {
  const found = await findMeeting(db, actor.userId, meetingId)
  if (!found) throw new Problem('not_found', 'no such meeting in a place of theirs')
  const { correspondenceUntil, contestUntil } = legalDays(found, decisionSettings[offer.code], offer.timeZone)
  const { votesAttending } = await countAttendance(db, found, now())
  const ownVotes = await votesOfPlace(db, found.placeId, actor.userId)
  const isFormInTime = correspondenceUntil !== null && civilDay(now(), offer.timeZone) <= correspondenceUntil
  const agenda = await agendaOf(db, meetingId)
  return {
    ...meetingSchema.parse({ ...found, heldAt: found.heldAt.toISOString() }),
    city: await cityOf(db, found.placeId),
    hasBegun: found.heldAt <= now(),
    agenda,
    correspondenceUntil,
    contestUntil,
    minutesNotifiedOn: found.minutesNotifiedOn,
    votesAttending,
    totalVotes: await votesOfPlace(db, found.placeId),
    papers: {
      convocation: agenda.length > 0,
      minutes: isOver({ heldAt: found.heldAt, hasDecided: hasDecided(agenda) }, now()),
      correspondenceForm: isFormInTime && ownVotes > 0,
    },
    ownVotes,
    powers:
      actor.impersonatorId === null ? await powersOfPerson(db, { meeting: found, userId: actor.userId, locale }) : [],
  }
}
