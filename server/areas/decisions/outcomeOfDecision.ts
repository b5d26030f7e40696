import { pathOf } from '#contract/paths.ts'
import type { Actor, Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import { findPersonShown } from '#server/services/directory/personShown.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import type { News as Letter } from '#server/services/notifications/notify.ts'
import { readersAmong } from './audience.store.ts'
import { type DecisionNews, decisionNews } from './decisionNews.ts'

/** The context of a verb, or of a job, which has no actor. */
type AnyCtx = Ctx & { readonly actor?: Actor }
type Changed = { readonly id: string; readonly placeId: string; readonly title: string; readonly dueAt: Date }
type Log = { readonly length: number; readonly head: string }
type News = {
  readonly what: DecisionNews
  readonly recipients: readonly string[]
  /** When the decision's meeting is held. */
  readonly heldAt?: Date
  /** The ballot log, when the sentence states it. */
  readonly log?: Log
  readonly isHighlighted?: boolean
  /** Whether the notification is mailed whatever the settings, also to the actor. */
  readonly isObligatory?: boolean
  /** Whether a separate mail says the same, so that the notification itself is not mailed. */
  readonly hasOwnMail?: boolean
  /** Where the notification links to, if not to the decision. */
  readonly path?: string
  /** Other links for some recipients, by their ids. */
  readonly paths?: ReadonlyMap<string, string>
}
type Told = {
  readonly news?: readonly News[]
  /** A meeting that the decision changes. */
  readonly meetingId?: string
}
type Change = Told & {
  readonly action: `decisions.${string}`
  /** Names and numbers, but never a choice or a typed text. */
  readonly detail?: Record<string, unknown>
}

/** The audit entry, events and notifications of a change to a decision. None of them contains a choice. */
export async function outcomeOfDecision(
  tx: Transaction,
  ctx: AnyCtx,
  decision: Changed,
  { action, detail = {}, ...told }: Change,
): Promise<Outcome> {
  const audited = [{ action, subjectId: decision.id, detail }]
  return { audited, ...(await announcementsOfDecision(tx, ctx, decision, told)) }
}

/** Live events for open pages, and notifications in the language of each recipient. The actor gets only obligatory ones. */
export async function announcementsOfDecision(
  tx: Transaction,
  ctx: AnyCtx,
  decision: Changed,
  { news = [], meetingId }: Told,
): Promise<Omit<Outcome, 'audited'>> {
  const { id, placeId } = decision
  const letters: Letter[] = []
  for (const some of news) letters.push(...(await lettersOf(tx, ctx, decision, some)))
  return {
    live: [
      { topic: 'decisions', placeId, subjectId: id },
      ...(meetingId === undefined ? [] : [{ topic: 'meetings', placeId, subjectId: meetingId } as const]),
    ],
    news: letters,
  }
}

/** One mail text for each language of the recipients who may still read the decision. */
export async function lettersOf(
  tx: Transaction,
  ctx: AnyCtx,
  { id, placeId, ...decision }: Changed,
  news: News,
): Promise<Letter[]> {
  const { what, heldAt, log, recipients, isHighlighted = false, isObligatory = false, hasOwnMail = false, paths } = news
  const { path = pathOf('decision', { decisionId: id }) } = news
  const { offer, actor } = ctx
  const [usual = ctx.locale] = offer.locales
  const name = actor && (await findPersonShown(tx, actor.userId, placeId))?.displayName
  const others = isObligatory ? recipients : recipients.filter((person) => person !== actor?.userId)
  const readers = await readersAmong(tx, placeId, others)
  const byLanguage = Map.groupBy(readers, ({ locale }) => languageFor(offer, locale, usual))
  return [...byLanguage].map(([locale, people]) => ({
    type: 'notification',
    recipients: people.map(({ userId }) => userId),
    placeId,
    ...decisionNews({
      ...decision,
      what,
      locale,
      timeZone: offer.timeZone,
      ...(heldAt && { heldAt }),
      ...(log && { log }),
      ...(name && { name }),
    }),
    // The sentence itself names the person when it matters.
    author: null,
    path,
    ...(paths && { paths }),
    isHighlighted,
    isObligatory,
    hasOwnMail,
  }))
}
