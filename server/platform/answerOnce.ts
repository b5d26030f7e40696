import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Route } from '#contract/route.ts'
import type { Env } from './app.ts'
import type { Ctx, SignedInCtx } from './context.ts'
import { claimKey, findAnswer, storeAnswer } from './idempotency.store.ts'
import { Problem } from './problem.ts'

type Answer = unknown
type Act = (ctx: Ctx | SignedInCtx) => Promise<Answer>

const keyHeader = 'idempotency-key'
/** Visible ASCII only. */
const keyShape = /^[\x21-\x7e]{8,100}$/

/**
 * Runs a handler at most once per `Idempotency-Key`: an equal request with the same key gets the stored answer. The
 * key's row, the effect and the answer share one transaction. It is the handler's `ctx.db`, so a transaction that the
 * handler opens becomes a savepoint.
 */
export async function answerOnce(c: Context<Env>, route: Route, ctx: Ctx | SignedInCtx, input: unknown, act: Act) {
  const key = c.req.header(keyHeader)
  if (!route.isIdempotent || key === undefined || !('actor' in ctx)) return act(ctx)
  if (!keyShape.test(key)) {
    const fields = [{ field: keyHeader, code: 'invalid' }] as const
    throw new Problem('invalid_value', 'the idempotency key is not 8 to 100 visible characters', { fields })
  }
  const request = { userId: ctx.actor.userId, key }
  const fingerprint = fingerprintOf(c, input)
  return ctx.db.transaction(async (tx): Promise<Answer> => {
    const isFirst = await claimKey(tx, { ...request, fingerprint, status: route.status, createdAt: ctx.now() })
    if (!isFirst) return route.answer.parse(formerAnswer(await findAnswer(tx, request), fingerprint))
    const answer = await act({ ...ctx, db: tx })
    // This transaction already owns the row, so the write waits for nobody after events are published.
    await storeAnswer(tx, request, answer ?? null)
    return answer
  })
}

function formerAnswer(former: Awaited<ReturnType<typeof findAnswer>>, fingerprint: string): Answer {
  if (former === null) throw new Problem('unavailable', 'the former request was forgotten meanwhile', { retryAfter: 1 })
  if (former.fingerprint === fingerprint) return former.answer ?? undefined
  throw new Problem('idempotency_key_reused', 'the idempotency key stands for another request')
}

const fingerprintOf = (c: Context<Env>, input: unknown) =>
  createHash('sha256')
    .update(`${c.req.method} ${c.req.path}\n${JSON.stringify(input)}`)
    .digest('hex')
