import type { Context } from 'hono'
import { toWire } from '#contract/case.ts'
import type { Env } from './app.ts'
import { problemOfDatabaseError } from './databaseErrors.ts'
import { Problem } from './problem.ts'
import { problemBody } from './problemTexts.ts'

/**
 * The problem that an error means for the caller: the problem itself, a refusal by the database, or an internal
 * fault.
 */
export const toProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : (problemOfDatabaseError(error) ?? new Problem('unexpected', 'a fault of ours'))

/** Every refusal has this one shape (contract/problems.ts). */
export function answerProblem(c: Context<Env>, problem: Problem): Response {
  const { locale, requestId } = c.var.ctx
  const { retryAfter } = problem.detail
  if (retryAfter !== undefined) c.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  if (problem.code === 'unauthenticated') c.header('www-authenticate', 'Bearer')
  return c.json(toWire(problemBody(problem, locale, requestId)), problem.status)
}
