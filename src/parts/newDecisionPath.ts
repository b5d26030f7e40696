import { screenPaths } from '#contract/addresses.ts'

/** The word by which the address of a new decision names the topic of the forum that it comes of. */
export const topicWord = 'sujet'

export const newDecisionPath = (topicId: string) => `${screenPaths.newDecision}?${topicWord}=${topicId}`
