import { choices } from '#contract/decisions/majorities.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { Problem } from '#server/platform/problem.ts'
import { placeOnPaper } from '#server/services/papers/placeOnPaper.store.ts'
import { portalPaper, writeMoment } from '#server/services/papers/portalPaper.ts'
import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { legalDays } from '../meetings/legalDays.ts'
import { agendaOf, findMeeting } from '../meetings/meetingDetail.store.ts'
import { ownerOnPaper } from './papers.store.ts'

/** The form for a remote vote, available while it can still arrive in time. */
export async function correspondenceForm(
  ctx: PaperCtx,
  { meetingId }: { readonly meetingId: string },
): Promise<MadePaper> {
  const { actor, db, locale, offer, words } = ctx
  const { integer, t } = words
  const meeting = await findMeeting(db, actor.userId, meetingId)
  if (!meeting) throw new Problem('not_found', 'no such meeting in a place of theirs')
  const owner = await ownerOnPaper(db, actor.userId, meeting.placeId, locale)
  if (!owner) throw new Problem('not_found', 'a person without lots has no votes')
  const { correspondenceUntil } = legalDays(meeting, decisionSettings[offer.code], offer.timeZone)
  if (correspondenceUntil === null) throw new Problem('action_not_possible', 'no form for this meeting')
  if (civilDay(ctx.now(), offer.timeZone) > correspondenceUntil) {
    throw new Problem('action_not_possible', 'a form would arrive too late')
  }

  const place = await placeOnPaper(db, meeting.placeId)
  const paper = await portalPaper(ctx, t('form.title'))
  const { heldAt, location } = meeting
  paper.paragraph(t('form.lead', { date: words.date(heldAt), time: words.time(heldAt), location }))
  paper.facts([
    [t('facts.place'), place.name],
    [t('facts.address'), place.address],
    [t('facts.voter'), owner.name],
    [t('facts.votes'), integer(owner.votes)],
  ])
  paper.strong(t('form.until', { date: words.day(correspondenceUntil) }))
  paper.paragraph(t('form.how'))
  const agenda = await agendaOf(db, meetingId)
  if (agenda.length === 0) paper.paragraph(t('form.none'))
  for (const [index, { title }] of agenda.entries()) {
    paper.heading(t('form.resolution', { number: index + 1, title }))
    paper.boxes(choices.map((choice) => t(`decisions.choices.${choice}`)))
  }
  paper.blank(t('form.signature'))
  writeMoment(paper, ctx)
  return { bytes: await paper.finish(), name: t('form.file') }
}
