import type { LogSeal } from '#contract/decisions/ballotLog.ts'

type Row = { readonly logTerms: string | null; readonly logRoll: string | null }

/** The commitments of a decision's log before its first entry; `null` in older logs. */
export const toSeal = ({ logTerms, logRoll }: Row): LogSeal =>
  logTerms === null || logRoll === null ? null : { terms: logTerms, roll: logRoll }
