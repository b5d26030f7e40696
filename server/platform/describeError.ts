import { DrizzleQueryError } from 'drizzle-orm'
import { causesOf, codeOf } from './databaseErrors.ts'

/**
 * An error as a log may show it. Database errors quote parameters and rows in their messages, so of those only the
 * SQLSTATE, the names involved and our own statement are kept; every error keeps where it happened.
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
  // A mail server names the person it refused.
  if (!/^[0-9A-Z]{5}$/.test(codeOf(error))) return error.message.replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
  const { table, constraint } = Object.assign({ table: undefined, constraint: undefined }, error)
  return `table ${table ?? '-'}, constraint ${constraint ?? '-'}`
}
