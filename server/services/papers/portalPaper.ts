import { type Paper, startPaper } from './pdf/paper.ts'
import type { PaperCtx } from './servedPaper.ts'

/** A paper of the offer, with its name above the title and in the paper format of its country. */
export async function portalPaper(ctx: PaperCtx, title: string): Promise<Paper> {
  const { locale, now, offer, words } = ctx
  const paper = await startPaper({
    title,
    language: locale,
    size: offer.code === 'VQC' ? 'Letter' : 'A4',
    author: offer.companyName,
    now: now(),
    pageNumber: (page, pages) => words.t('page', { page, pages }),
  })
  paper.title()
  return paper
}

/** The moment that its content describes. */
export function writeMoment(paper: Paper, { now, words }: PaperCtx): void {
  paper.small(words.t('madeOn', { date: words.date(now()), time: words.time(now()) }))
}
