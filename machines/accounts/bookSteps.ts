import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'

/** The two steps of a form of the books. Each has its own address, so that a reload or the back button leads to it. */
export const bookSteps = ['writing', 'review'] as const
export type BookStep = (typeof bookSteps)[number]
type Named = { readonly step: BookStep }
/** The address names another step: back, forward, a link. */
export type BookStepEvent = { type: 'step.shown'; step: BookStep }

/** What the flows of these forms share: the step in the address. */
export const bookStepParts = {
  actors: {
    /** Reports every step that the address names. */
    watchStep: fromCallback<EventObject>(missingAction('watchStep')),
  },
  actions: {
    /** Puts the step in the address. */
    showStep: (_: unknown, _params: Named): void => missingAction('showStep')(),
    /** Removes the step from the address, so that back leaves the form. */
    leaveSteps: missingAction('leaveSteps'),
  },
}

export const showsStep = <const Step extends BookStep>(step: Step) => ({ type: 'showStep', params: { step } }) as const

/** A form that was sent has no step to go back to. */
export const endedSteps = {
  'step.shown': {
    description: 'Back or forward leads to a step of what was sent: the page restores its own address.',
    actions: 'leaveSteps',
  },
} as const
