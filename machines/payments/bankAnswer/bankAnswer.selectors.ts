import type { BankAnswerSnapshot } from './bankAnswer.machine.ts'

/** The file is on its way, or the page of its answer is about to open. */
export const selectIsReading = (snapshot: BankAnswerSnapshot) => snapshot.hasTag('reading')
export const selectCanRetry = (snapshot: BankAnswerSnapshot) => snapshot.can({ type: 'file.retry' })
/** Why the file was not read, or the answer not applied or given up. */
export const selectSetback = (snapshot: BankAnswerSnapshot) => snapshot.context.setback
export const selectIsApplied = (snapshot: BankAnswerSnapshot) => snapshot.hasTag('applied')
export const selectIsApplying = (snapshot: BankAnswerSnapshot) => snapshot.hasTag('applying')
export const selectIsDiscarding = (snapshot: BankAnswerSnapshot) => snapshot.hasTag('discarding')
