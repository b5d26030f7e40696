import { pathOf } from '#contract/paths.ts'
import { audit } from '#server/platform/audit.ts'
import type { Actor, Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { findPersonShown } from '#server/services/directory/personShown.store.ts'
import { publish } from '#server/services/live/publish.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { type News as Letter, notify } from '#server/services/notifications/notify.ts'
import { readersAmong } from './audience.store.ts'
import { type DecisionNews, decisionNews } from './decisionNews.ts'

type Told = { readonly id: string; readonly placeId: string; readonly title: string; readonly dueAt: Date }
type News = {
  readonly what: DecisionNews
  readonly recipients: readonly string[]
  /** Day and hour of the meeting it was brought to. */
  readonly heldAt?: Date
  readonly isHighlighted?: boolean
  /** Where it leads some of them instead of to the decision, by the id of the person. */
  readonly paths?: ReadonlyMap<string, string>
}
type Change = {
  readonly action: `decisions.${string}`
  /** `null` = the clock. */
  readonly actor: Actor | null
  /** Names and numbers; never a choice, and never what somebody wrote. */
  readonly detail?: Record<string, unknown>
  readonly news?: readonly News[]
  /** A meeting came of it. */
  readonly meetingId?: string
}

/**
 * Writes down what happened to a decision, and tells open pages and people of it: each in their language, but for who did
 * it themself. Nothing in here knows how anybody voted. Call it last: from the first event to the commit everybody else
 * who has events waits.
 */
export async function noteChange(tx: Transaction, ctx: Ctx, decision: Told, change: Change): Promise<void> {
  const { actor, action, detail } = change
  await audit(tx, ctx, { action, subjectId: decision.id, actor, ...(detail && { detail }) })
  await tellOfChange(tx, ctx, decision, change)
}

/** The same of what is written down already. */
export async function tellOfChange(
  tx: Transaction,
  ctx: Ctx,
  decision: Told,
  { actor, news = [], meetingId }: Omit<Change, 'action' | 'detail'>,
): Promise<void> {
  const { id, placeId } = decision
  const letters: Letter[] = []
  for (const some of news) letters.push(...(await lettersOf(tx, ctx, decision, { ...some, actor })))

  await publish(tx, ctx, { topic: 'decisions', placeId, subjectId: id })
  if (meetingId !== undefined) await publish(tx, ctx, { topic: 'meetings', placeId, subjectId: meetingId })
  for (const letter of letters) await notify(tx, ctx, letter)
}

/** What is to be told to those who may still read it, one letter for each language. */
export async function lettersOf(
  tx: Transaction,
  ctx: Ctx,
  { id, placeId, ...decision }: Told,
  { what, heldAt, recipients, isHighlighted = false, paths, actor }: News & Pick<Change, 'actor'>,
): Promise<Letter[]> {
  const { offer } = ctx
  const [usual = ctx.locale] = offer.locales
  const name = actor && (await findPersonShown(tx, actor.userId, placeId))?.displayName
  const others = recipients.filter((person) => person !== actor?.userId)
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
      ...(name && { name }),
    }),
    // The sentence says who, where that matters.
    author: null,
    path: pathOf('decision', { decisionId: id }),
    ...(paths && { paths }),
    isHighlighted,
  }))
}
