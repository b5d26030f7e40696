import type { Context } from 'hono'
import { toWire } from '#contract/case.ts'
import type { Env } from './app.ts'
import { problemOfDatabaseError } from './databaseErrors.ts'
import { Problem } from './problem.ts'
import { problemBody } from './problemTexts.ts'

/** What an error is for the caller: itself when meant, a database refusal, or a fault of ours. */
export const toProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : (problemOfDatabaseError(error) ?? new Problem('unexpected', 'a fault of ours'))

/** The one shape of every refusal (contract/problems.ts). */
export function answerProblem(c: Context<Env>, problem: Problem): Response {
  const { locale, requestId } = c.var.ctx
  const { retryAfter } = problem.detail
  if (retryAfter !== undefined) c.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  if (problem.code === 'unauthenticated') c.header('www-authenticate', 'Bearer')
  return c.json(toWire(problemBody(problem, locale, requestId)), problem.status)
}
