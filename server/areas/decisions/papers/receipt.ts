import { screenPaths } from '#contract/addresses.ts'
import { Problem } from '#server/platform/problem.ts'
import { placeOnPaper } from '#server/services/papers/placeOnPaper.store.ts'
import { portalPaper, writeMoment } from '#server/services/papers/portalPaper.ts'
import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { findReceipt } from '../receipt/receipts.store.ts'
import { inGroups } from './inGroups.ts'
import { findRecordedDecision } from './papers.store.ts'

type Named = { readonly decisionId: string; readonly voteId: string }

/** The receipt of a vote. It prints the choice only on request, and never during impersonation. */
export async function voteReceipt(
  ctx: PaperCtx,
  named: Named,
  query: (name: string) => string | undefined,
): Promise<MadePaper> {
  const { actor, db, locale, words } = ctx
  const { integer, t } = words
  const withChoice = query('with_choice') === '1'
  if (withChoice && actor.impersonatorId !== null) {
    throw new Problem('impersonation_refused', 'only the voter sees a choice')
  }
  const receipt = await findReceipt(db, { ...named, userId: actor.userId, locale })
  const decision = await findRecordedDecision(db, { userId: actor.userId }, named.decisionId)
  if (!receipt || !decision) throw new Problem('not_found', 'no such vote of this person')

  const { entry, log, vote } = receipt
  const place = await placeOnPaper(db, decision.placeId)
  const paper = await portalPaper(ctx, t('receipt.title'))
  paper.paragraph(t(withChoice ? 'receipt.leadWithChoice' : 'receipt.lead'))
  if (!receipt.isCurrent) paper.paragraph(t('receipt.old'))
  paper.heading(t('receipt.what'))
  paper.facts([
    [t('facts.place'), place.name],
    [t('facts.decision'), receipt.decisionTitle],
    [t('facts.majority'), t(`decisions.rules.${decision.rule}.name`)],
    [t('facts.voter'), vote.voter.displayName],
    ...(vote.way === 'proxy' ? [[t('facts.castBy'), vote.castBy.displayName] as const] : []),
    ...(vote.way === 'meeting' ? [[t('facts.recordedBy'), vote.castBy.displayName] as const] : []),
    [t('facts.votes'), integer(vote.votes)],
    [t('facts.castAt'), words.moment(new Date(vote.castAt))],
  ])
  paper.heading(t('receipt.proof'))
  paper.facts([
    [t('facts.number'), String(entry.sequence)],
    ...(entry.replaces === null ? [] : [[t('facts.replaces'), String(entry.replaces)] as const]),
    [t('facts.commitment'), inGroups(entry.commitment)],
    [t('facts.hash'), inGroups(entry.hash)],
    [t('facts.head'), inGroups(log.head)],
    [t('facts.length'), integer(log.length)],
    [t('facts.decisionId'), receipt.decisionId],
  ])
  if (withChoice) {
    paper.heading(t('receipt.reveal'))
    paper.facts([
      [t('facts.choice'), t(`decisions.choices.${vote.choice}`)],
      [t('facts.secret'), inGroups(receipt.secret)],
      [t('facts.voterId'), receipt.voterId],
      [t('facts.castById'), receipt.castById],
      ...(receipt.ballotHash === null ? [] : [[t('facts.ballotHash'), inGroups(receipt.ballotHash)] as const]),
    ])
  }
  paper.heading(t('receipt.how'))
  const address = ctx.urlOf(ctx.offer.code) + screenPaths.verification
  paper.paragraph(t('receipt.steps', { address, number: entry.sequence }))
  writeMoment(paper, ctx)
  return { bytes: await paper.finish(), name: `${t('receipt.file')}-${entry.sequence}` }
}
