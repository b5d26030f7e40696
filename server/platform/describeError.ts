import { DrizzleQueryError } from 'drizzle-orm'
import { causesOf, codeOf } from './databaseErrors.ts'

/**
 * An error in a form that a log may show. Messages of database errors quote parameters and rows, so the log keeps
 * only the SQLSTATE, the names of table and constraint, and our own statement. Every error keeps its stack.
 */
export const describeError = (error: unknown) =>
  error instanceof Error
    ? [...causesOf(error)].map((cause) => ({
        type: cause.name,
        code: codeOf(cause) || undefined,
        message: messageOf(cause),
        at: cause.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
      }))
    : [{ type: typeof error }]

function messageOf(error: Error) {
  if (error instanceof DrizzleQueryError) return error.query
  // A mail server's message names the recipient it refused.
  if (!/^[0-9A-Z]{5}$/.test(codeOf(error))) return error.message.replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
  const { table, constraint } = Object.assign({ table: undefined, constraint: undefined }, error)
  return `table ${table ?? '-'}, constraint ${constraint ?? '-'}`
}
