import type { LogSeal } from '#contract/decisions/ballotLog.ts'

type Row = { readonly logTerms: string | null; readonly logRoll: string | null }

/** What the log of a decision commits to before its first entry; `null` in older logs. */
export const toSeal = ({ logTerms, logRoll }: Row): LogSeal =>
  logTerms === null || logRoll === null ? null : { terms: logTerms, roll: logRoll }
