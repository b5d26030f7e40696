import type { OutcomeSnapshot } from './outcome.machine.ts'

const views = ['busy', 'waiting', 'done', 'refused', 'elsewhere', 'failed', 'expired'] as const

/** What is on screen. */
export const selectView = (snapshot: OutcomeSnapshot) => views.find((view) => snapshot.hasTag(view)) ?? 'busy'
export const selectNamed = ({ context: { type, id } }: OutcomeSnapshot) => ({ type, id })
export const selectIsSignedIn = (snapshot: OutcomeSnapshot) => snapshot.context.isSignedIn
export const selectOutcome = (snapshot: OutcomeSnapshot) => snapshot.context.outcome
