import { decisionSettings } from '#offers/decisionSettings.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Paper } from '#server/services/papers/pdf/paper.ts'
import { placeOnPaper } from '#server/services/papers/placeOnPaper.store.ts'
import { portalPaper, writeMoment } from '#server/services/papers/portalPaper.ts'
import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { attendingOwners, countAttendance } from '../meetings/attendance.store.ts'
import { isOver } from '../meetings/isOver.ts'
import { legalDays } from '../meetings/legalDays.ts'
import { agendaOf, findMeeting, hasDecided, votesOfPlace } from '../meetings/meetingDetail.store.ts'
import { decisionsOfMeeting, findRecordedDecision } from './papers.store.ts'
import { writeResolution } from './writeResolution.ts'

type MeetingRow = NonNullable<Awaited<ReturnType<typeof findMeeting>>>

/** The minutes of a past meeting, from its recorded votes and attendance. */
export async function meetingMinutes(ctx: PaperCtx, { meetingId }: { readonly meetingId: string }): Promise<MadePaper> {
  const { actor, db, words } = ctx
  const { t } = words
  const meeting = await findMeeting(db, actor.userId, meetingId)
  if (!meeting) throw new Problem('not_found', 'no such meeting in a place of theirs')
  const held = { heldAt: meeting.heldAt, hasDecided: hasDecided(await agendaOf(db, meetingId)) }
  if (!isOver(held, ctx.now())) throw new Problem('action_not_possible', 'the meeting is not over')

  const place = await placeOnPaper(db, meeting.placeId)
  const kind = meeting.kind === 'ordinary' ? 'ordinary' : 'extraordinary'
  const paper = await portalPaper(ctx, t(`minutes.${kind}`))
  const notified = meeting.minutesNotifiedOn
  paper.facts([
    [t('facts.place'), place.name],
    [t('facts.address'), place.address],
    [t('facts.date'), words.moment(meeting.heldAt)],
    [t('facts.location'), meeting.location],
    ...(notified === null ? [] : [[t('facts.notifiedOn'), words.day(notified)] as const]),
  ])
  await writeAttendance(paper, ctx, meeting)

  const decisions = await decisionsOfMeeting(db, { userId: actor.userId }, meetingId)
  if (decisions.length === 0) paper.paragraph(t('minutes.noAgenda'))
  for (const [index, decision] of decisions.entries()) {
    paper.heading(t('minutes.resolution', { number: index + 1, title: decision.title }))
    await writeResolution(paper, ctx, decision)
  }
  writeEnd(paper, ctx, meeting)
  return { bytes: await paper.finish(), name: `${t('minutes.file')}-${meeting.heldAt.toISOString().slice(0, 10)}` }
}

async function writeAttendance(paper: Paper, ctx: PaperCtx, meeting: MeetingRow): Promise<void> {
  const { db, locale, now, words } = ctx
  const { integer, t } = words
  const people = await attendingOwners(db, { meeting, at: now(), locale })
  const { owners, votesAttending } = await countAttendance(db, meeting, now())
  paper.heading(t('minutes.attendance'))
  if (people.length === 0) paper.paragraph(t('minutes.nobody'))
  else {
    paper.table({
      columns: [{ share: 0.5 }, { share: 0.3 }, { share: 0.2, align: 'right' }],
      head: [t('columns.name'), t('columns.attendance'), t('columns.votes')],
      rows: people.map(({ person, attendance, votes, representative }) => [
        person.displayName,
        attendance === 'represented' && representative !== null
          ? t('attendances.representedBy', { name: representative.displayName })
          : t(`attendances.${attendance}`),
        integer(votes),
      ]),
    })
  }
  const total = await votesOfPlace(db, meeting.placeId)
  paper.paragraph(t('minutes.total', { attending: integer(votesAttending), total: integer(total) }))
  paper.paragraph(t('minutes.absent', { count: integer(owners - people.length) }))
}

function writeEnd(paper: Paper, ctx: PaperCtx, meeting: MeetingRow): void {
  const { offer, words } = ctx
  const { t } = words
  const { contestUntil } = legalDays(meeting, decisionSettings[offer.code], offer.timeZone)
  paper.heading(t('minutes.signature'))
  paper.blank('')
  paper.paragraph(t('minutes.contest'))
  if (contestUntil !== null) paper.paragraph(t('minutes.contestUntil', { date: words.day(contestUntil) }))
  writeMoment(paper, ctx)
}

/** The minutes of a decision without a meeting; any other is in the minutes of its meeting. */
export async function decisionMinutes(
  ctx: PaperCtx,
  { decisionId }: { readonly decisionId: string },
): Promise<MadePaper> {
  const { actor, db, words } = ctx
  const { t } = words
  const decision = await findRecordedDecision(db, { userId: actor.userId }, decisionId)
  if (!decision) throw new Problem('not_found', 'no such decision in a place of theirs')
  if (!decision.hasMinutes) throw new Problem('action_not_possible', 'no decision without a meeting')

  const place = await placeOnPaper(db, decision.placeId)
  const paper = await portalPaper(ctx, t('minutes.decision'))
  paper.facts([
    [t('facts.place'), place.name],
    [t('facts.address'), place.address],
    [t('facts.decision'), decision.title],
    [t('facts.majority'), t(`decisions.rules.${decision.rule}.name`)],
    [t('facts.closedOn'), words.moment(decision.dueAt)],
  ])
  await writeResolution(paper, ctx, decision)
  writeMoment(paper, ctx)
  return { bytes: await paper.finish(), name: `${t('minutes.file')}-${decision.dueAt.toISOString().slice(0, 10)}` }
}
