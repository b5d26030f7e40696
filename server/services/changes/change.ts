import { type AuditEntry, audit } from '#server/platform/audit.store.ts'
import type { Actor, Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { type LiveChange, publish } from '#server/services/live/publish.ts'
import { type News, notify } from '#server/services/notifications/notify.ts'

/** The audit entries, live events and notifications of a change. */
export type Outcome = {
  readonly audited: readonly Omit<AuditEntry, 'actor'>[]
  /** Topics that open pages refetch. */
  readonly live: readonly LiveChange[]
  /** Notifications. */
  readonly news?: readonly News[]
}
type Answered<Answer> = Outcome & {
  /** Reads the response, after everything is written. */
  readonly answer: (tx: Transaction) => Promise<Answer> | Answer
}
/** A verb has `ctx.actor`; a job acts for nobody. */
type AnyCtx = Ctx & { readonly actor?: Actor }

/** The outcome of a call that changes nothing. */
export const unchanged: Outcome = { audited: [], live: [] }

/**
 * Runs a change and reads its response in one transaction. The order is the same for every verb, because two verbs that
 * take the same locks in different orders can deadlock:
 *
 * 1. `act` locks the thing itself, applies the rules of the verb and writes. Rows of the thing are locked after it.
 * 2. The audit entries are written for `ctx.actor`.
 * 3. The response is read.
 * 4. Live events are published, then people are notified.
 *
 * Publishing comes last, because every other transaction that publishes waits from the first event to the commit. So `act`
 * returns events and notifications instead of sending them, and must have read everything that they mention. Mails are jobs,
 * done after the commit.
 */
export async function changeAndAnswer<Answer>(
  ctx: AnyCtx,
  act: (tx: Transaction) => Promise<Answered<Answer>>,
): Promise<Answer> {
  return ctx.db.transaction(async (tx) => {
    const { audited, live, news = [], answer } = await act(tx)
    const actor = ctx.actor ?? null
    await audit(tx, ctx, ...audited.map((entry) => ({ ...entry, actor })))
    const answered = await answer(tx)
    await publish(tx, ctx, ...live)
    for (const letter of news) await notify(tx, ctx, letter)
    return answered
  })
}

/** The same for a change without a response. */
export const change = (ctx: AnyCtx, act: (tx: Transaction) => Promise<Outcome>): Promise<void> =>
  changeAndAnswer(ctx, async (tx) => ({ ...(await act(tx)), answer: () => undefined }))
