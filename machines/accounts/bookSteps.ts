import { addressParts } from '#machines/parts/steps/steps.ts'

/** The two steps of a form of the books. Each has its own address, so that a reload or the back button leads to it. */
export const bookSteps = ['writing', 'review'] as const
export type BookStep = (typeof bookSteps)[number]
export type NamedStep = { readonly step: BookStep }
/** The address names another step: back, forward, a link. */
export type BookStepEvent = { type: 'step.shown' } & NamedStep

const { actors, actions } = addressParts<BookStep>()

/** The part shared by the flows of these forms: the step in the address. */
export const bookStepParts = {
  actors,
  guards: {
    isWritingShown: (_: unknown, { step }: NamedStep) => step === 'writing',
  },
  actions,
}

export const showsStep = <const Step extends BookStep>(step: Step) => ({ type: 'showStep', params: { step } }) as const
