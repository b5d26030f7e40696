import { Problem } from './problem.ts'

const unreachableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH'])
/**
 * SQLSTATE classes: connection exceptions, transaction rollbacks (deadlocks), insufficient resources, operator
 * intervention (shutdown, starting up). All of them are temporary.
 */
const unreachableStates = /^(?:08|40|53|57P)/
/** Messages of `pg` without a code, for a connection that ends during a query or cannot be opened in time. */
const unreachableMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|pglite is closed/i
const retryAfter = 2

/** The refusal that a database error means, or `null` for an internal fault. */
export function problemOfDatabaseError(error: unknown): Problem | null {
  const causes = [...causesOf(error)]
  if (causes.some(meansUnreachable)) return new Problem('unavailable', 'the database does not answer', { retryAfter })
  const state = causes.map(codeOf).find((code) => /^2[23][0-9A-Z]{3}$/.test(code)) ?? ''
  if (state.startsWith('22')) return new Problem('invalid_value', `the database refused a value (${state})`)
  if (state.startsWith('23')) return new Problem('conflict', `the database refused a change (${state})`)
  return null
}

/** An error and its causes, outermost first: drizzle wraps the driver's error, and `pg` wraps the socket's. */
export function* causesOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return
  yield error
  if (error instanceof AggregateError) for (const inner of error.errors) yield* causesOf(inner)
  yield* causesOf(error.cause)
}

/** A driver's error code: SQLSTATE or a system error name; empty when there is none. */
export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Whether the database did not respond, or refused for now: a retry may help. */
export const isUnreachable = (error: unknown): boolean => [...causesOf(error)].some(meansUnreachable)

const meansUnreachable = (error: Error) =>
  unreachableCodes.has(codeOf(error)) ||
  unreachableStates.test(codeOf(error)) ||
  unreachableMessages.test(error.message)
