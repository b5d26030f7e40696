import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { topicsCount } from '#contract/forum/topicsCount.ts'
import { exchangesToAnswer } from '#src/parts/exchangesToAnswer.ts'
import { unreadTopics } from './topicNeeds.ts'

/** Reported posts that wait for a decision of board and manager. */
export const reportedNeeds = exchangesToAnswer({
  what: 'reported',
  icon: 'message',
  unread: unreadTopics,
  countsOf: (answer) =>
    z.parse(topicsCount.answer, answer).places.map(({ reported, ...place }) => ({ ...place, count: reported })),
  hrefOf: () => screenPaths.forum,
})
