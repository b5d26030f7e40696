import type { ContestedVote } from '#contract/decisions/voteContests.ts'

/** What the typed reason is kept under in this tab: the moment of the vote, because the token must be stored nowhere. */
export const contestDraft = ({ castAt }: Pick<ContestedVote, 'castAt'>) => `contest:${castAt}`
