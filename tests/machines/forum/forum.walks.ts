import { newTopicMachine } from '#machines/forum/newTopic/newTopic.machine.ts'
import { postLifecycle } from '#machines/forum/post/post.lifecycle.ts'
import { topicLifecycle } from '#machines/forum/topic/topic.lifecycle.ts'
import { topicMachine } from '#machines/forum/topic/topic.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { aPost, aQuote, aTopic } from '#tests/support/startTopic.ts'

const moderator = { isOwn: false, isModerator: true, topicState: 'open', isReported: false } as const

export const walks = [
  walkOf(topicLifecycle, {
    inputs: [
      { isAuthor: true, isModerator: true, isCoowner: true, linked: [], proposedBy: 'nobody' },
      { isAuthor: true, isModerator: true, isCoowner: true, linked: [], proposedBy: 'reader' },
    ],
    events: [
      { type: 'post.write' },
      { type: 'topic.follow' },
      { type: 'topic.rename' },
      { type: 'topic.move' },
      { type: 'topic.close' },
      { type: 'topic.reopen' },
      { type: 'topic.archive' },
      { type: 'report.open' },
      { type: 'proposal.make' },
      { type: 'proposal.withdraw' },
      { type: 'decision.create' },
    ],
  }),
  walkOf(postLifecycle, {
    ends: ['withdrawn'],
    by: ({ context }) => context.isOwn,
    // Nobody decides about their own post, so each input covers only some of the events.
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
  walkOf(newTopicMachine, {
    events: [{ type: 'form.send', proposed: aTopic }, { type: 'form.change' }],
    answers: {
      begin: [
        { kind: 'begun', id: 't1' },
        { kind: 'refused', fieldCodes: { title: 'required' } },
        { kind: 'arrivedBefore' },
        { kind: 'unanswered' },
      ],
    },
    ends: ['begun'],
  }),
  walkOf(topicMachine, {
    inputs: [{ readUpTo: 3 }],
    events: [
      { type: 'post.quote', quoted: aQuote },
      { type: 'post.send', post: aPost },
      { type: 'post.resend' },
      { type: 'post.takeBack' },
      { type: 'posts.seen', seen: { seq: 4, postId: 'p4' } },
      { type: 'network.found' },
    ],
    answers: {
      sendPost: [{ kind: 'sent' }, { kind: 'refused', code: 'too_long' }, { kind: 'unanswered' }],
      markRead: [{ seq: 4, postId: 'p4' }],
    },
    by: ({ context }) => [context.readUpTo, context.seen],
  }),
]
