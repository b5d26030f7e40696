/** The two steps of a form of the books. Each has its own address, so that a reload or the back button leads to it. */
export const bookSteps = ['writing', 'review'] as const
export type BookStep = (typeof bookSteps)[number]
