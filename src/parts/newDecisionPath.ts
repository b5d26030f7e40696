import { screenPaths } from '#contract/addresses.ts'

/** The parameter of a new decision's address that names its forum topic. */
export const topicWord = 'sujet'

export const newDecisionPath = (topicId: string) => `${screenPaths.newDecision}?${topicWord}=${topicId}`
