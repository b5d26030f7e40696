import type { Ctx } from '#server/platform/context.ts'
import { redact } from './redact.ts'

/** Logs a crash of the application, without anything that could identify a person or open a session. */
export async function reportError(ctx: Ctx, report: { message: string; stack: string; path: string }): Promise<void> {
  await ctx.limits.take('errorReport', ctx.address)
  const [path = ''] = report.path.split(/[?#]/)
  ctx.log.crash({ message: redact(report.message), stack: redact(report.stack), path: redact(path) })
}
