import { pathOf } from '#contract/paths.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Paper } from '#server/services/papers/pdf/paper.ts'
import { placeOnPaper } from '#server/services/papers/placeOnPaper.store.ts'
import { portalPaper, writeMoment } from '#server/services/papers/portalPaper.ts'
import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { filesOfDecision } from '../decision/decisionDetail.store.ts'
import { legalDays } from '../meetings/legalDays.ts'
import { findMeeting } from '../meetings/meetingDetail.store.ts'
import { decisionsOfMeeting, ownerOnPaper, type RecordedDecision } from './papers.store.ts'

type Meeting = NonNullable<Awaited<ReturnType<typeof findMeeting>>>

/** The convocation to a meeting: when and where, each resolution with its majority, and how to take part without coming. */
export async function convocation(ctx: PaperCtx, { meetingId }: { readonly meetingId: string }): Promise<MadePaper> {
  const { actor, db, locale, words } = ctx
  const { integer, t } = words
  const meeting = await findMeeting(db, actor.userId, meetingId)
  if (!meeting) throw new Problem('not_found', 'no such meeting in a place of theirs')
  const agenda = await decisionsOfMeeting(db, { userId: actor.userId }, meetingId)
  if (agenda.length === 0) throw new Problem('action_not_possible', 'nothing is on the agenda yet')

  const place = await placeOnPaper(db, meeting.placeId)
  const owner = await ownerOnPaper(db, actor.userId, meeting.placeId, locale)
  const paper = await portalPaper(ctx, t(`convocation.${meeting.kind === 'ordinary' ? 'ordinary' : 'extraordinary'}`))
  paper.paragraph(t('convocation.lead'))
  paper.facts([
    [t('facts.place'), place.name],
    [t('facts.address'), place.address],
    [t('facts.date'), words.moment(meeting.heldAt)],
    [t('facts.location'), meeting.location],
    ...(owner
      ? ([
          [t('facts.voter'), owner.name],
          [t('facts.votes'), integer(owner.votes)],
        ] as const)
      : []),
  ])
  paper.heading(t('convocation.agenda'))
  for (const [index, { title }] of agenda.entries()) {
    paper.paragraph(t('form.resolution', { number: index + 1, title }))
  }
  for (const [index, decision] of agenda.entries()) {
    paper.heading(t('minutes.resolution', { number: index + 1, title: decision.title }))
    await writeDraft(paper, ctx, decision)
  }
  writeTakingPart(paper, ctx, meeting)
  writeMoment(paper, ctx)
  return { bytes: await paper.finish(), name: `${t('convocation.file')}-${meeting.heldAt.toISOString().slice(0, 10)}` }
}

async function writeDraft(paper: Paper, { db, words }: PaperCtx, { id, description, rule }: RecordedDecision) {
  const { t } = words
  paper.paragraph(description)
  paper.strong(t(`decisions.rules.${rule}.name`))
  paper.paragraph(t(`decisions.rules.${rule}.words`))
  const files = await filesOfDecision(db, id)
  if (files.length > 0) {
    paper.small(t('convocation.files', { names: files.map(({ displayName }) => displayName).join(', ') }))
  }
}

/** A power, a vote by correspondence, and the periods that the law sets before and after the meeting. */
function writeTakingPart(paper: Paper, ctx: PaperCtx, meeting: Meeting) {
  const { offer, words } = ctx
  const { t } = words
  const settings = decisionSettings[offer.code]
  const days = legalDays(meeting, settings, offer.timeZone)
  paper.heading(t('convocation.takingPart'))
  paper.paragraph(
    t('convocation.power', { address: ctx.urlOf(offer.code) + pathOf('meeting', { meetingId: meeting.id }) }),
  )
  if (days.correspondenceUntil !== null) {
    paper.paragraph(t('convocation.correspondence', { date: words.day(days.correspondenceUntil) }))
  }
  paper.heading(t('convocation.periods'))
  paper.paragraph(t('convocation.notice', { date: words.day(days.convocationBy), days: settings.convocationClearDays }))
  paper.paragraph(t('convocation.minutes', { date: words.day(days.minutesBy) }))
  paper.paragraph(t('minutes.contest'))
}
