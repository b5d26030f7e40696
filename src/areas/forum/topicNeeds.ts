import { topicsCount } from '#contract/forum/topicsCount.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import { unreadNeed } from '#src/parts/unreadNeed.ts'
import { forumKeys } from './forumKeys.ts'

/** Followed topics with unread posts: not urgent, because nobody has to answer. */
export const unreadTopics: NeedSource = unreadNeed('forum', 'topic.read', topicsCount, forumKeys.count)
