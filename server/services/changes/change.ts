import { type AuditEntry, audit } from '#server/platform/audit.ts'
import type { Actor, Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { type LiveChange, publish } from '#server/services/live/publish.ts'
import { type News, notify } from '#server/services/notifications/notify.ts'

/** What has to be noted of a change, and who hears of it. */
export type Outcome = {
  readonly audited: readonly Omit<AuditEntry, 'actor'>[]
  /** Topics that open pages ask for again. */
  readonly live: readonly LiveChange[]
  /** What people are told in words. */
  readonly news?: readonly News[]
}
type Answered<Answer> = Outcome & {
  /** Reads what the caller gets, after everything is written. */
  readonly answer: (tx: Transaction) => Promise<Answer> | Answer
}
/** A verb has `ctx.actor`; a job acts for nobody. */
type AnyCtx = Ctx & { readonly actor?: Actor }

/** The outcome of a call that asks for what is so already. */
export const unchanged: Outcome = { audited: [], live: [] }

/**
 * Changes something and answers, in one transaction that is opened here. The order is the same for every verb, because two
 * verbs that take the same locks in different orders wait for each other:
 *
 * 1. `act` locks the thing itself, applies the rules of the verb and writes. Rows of the thing are locked after it.
 * 2. The audit entries are written, in the name of `ctx.actor`.
 * 3. The answer is read.
 * 4. Live events are published, then people are notified.
 *
 * Publishing comes last: from the first event to the commit, every other transaction that publishes waits. That is why `act`
 * returns what to tell instead of telling it. Whatever a letter says has to be read by then. Mails leave after the commit.
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

/** The same for a change that has no answer. */
export const change = (ctx: AnyCtx, act: (tx: Transaction) => Promise<Outcome>): Promise<void> =>
  changeAndAnswer(ctx, async (tx) => ({ ...(await act(tx)), answer: () => undefined }))
