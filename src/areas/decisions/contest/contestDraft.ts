import type { ContestedVote } from '#contract/decisions/voteContests.ts'

/** The key of the typed reason in this tab: the moment of the vote, because the token must be stored nowhere. */
export const contestDraft = ({ castAt }: Pick<ContestedVote, 'castAt'>) => `contest:${castAt}`
