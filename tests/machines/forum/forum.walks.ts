import { postLifecycle } from '#machines/forum/post/post.lifecycle.ts'
import { topicLifecycle } from '#machines/forum/topic/topic.lifecycle.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

const moderator = { isOwn: false, isModerator: true, topicState: 'open', isReported: false } as const

export const walks = [
  walkOf(topicLifecycle, {
    inputs: [{ isAuthor: true, isModerator: true, linked: [] }],
    events: [
      { type: 'post.write' },
      { type: 'topic.follow' },
      { type: 'topic.rename' },
      { type: 'topic.move' },
      { type: 'topic.close' },
      { type: 'topic.reopen' },
      { type: 'topic.archive' },
      { type: 'report.open' },
      { type: 'decision.create' },
    ],
  }),
  walkOf(postLifecycle, {
    ends: ['withdrawn'],
    by: ({ context }) => context.isOwn,
    // Nobody decides about their own post, so each reader has a part of the events.
    inputs: [moderator, { ...moderator, isOwn: true, isModerator: false }],
    events: [
      { type: 'post.quote' },
      { type: 'post.edit' },
      { type: 'post.withdraw' },
      { type: 'post.report' },
      { type: 'post.hide' },
      { type: 'post.unhide' },
      { type: 'reports.dismiss' },
    ],
  }),
]
