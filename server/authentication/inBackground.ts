import type { Ctx } from '../platform/context.ts'

/** Does work that the answer must not wait for: its duration would tell whether an account exists. */
export function inBackground(ctx: Pick<Ctx, 'log' | 'requestId'>, what: string, work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    ctx.log.fault(`${what} failed after the answer, request ${ctx.requestId}`, error)
  })
}
