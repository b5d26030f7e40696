import type { StatementSnapshot } from './statement.machine.ts'

/** The line whose amount is explained; `null` = none. */
export const selectExplainedLine = (snapshot: StatementSnapshot) =>
  snapshot.hasTag('explained') ? snapshot.context.lineId : null
export const selectIsLoading = (snapshot: StatementSnapshot) => snapshot.hasTag('loading')
export const selectHasFailed = (snapshot: StatementSnapshot) => snapshot.hasTag('failed')
/** The format of the file that is being prepared; `null` = none. */
export const selectPrepared = (snapshot: StatementSnapshot) =>
  snapshot.hasTag('preparing') ? (snapshot.context.wanted?.format ?? null) : null
export const selectHasNoFile = (snapshot: StatementSnapshot) => snapshot.hasTag('notPrepared')
