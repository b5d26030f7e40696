import { demoId } from '#server/demo/chance.ts'
import type { CallsOf } from './routeCall.ts'

export const topicsCalls: CallsOf<'topics'> = ({ placeId, topicId, postId }) => ({
  list: { params: { placeId }, query: { by_category: '4', with_unread_message: 'true' } },
  count: {},
  categories: { params: { placeId } },
  create: {
    params: { placeId },
    body: { topic: { title: 'Vélos dans la cour', category: 7, post: { body: 'Où les mettre ?' } } },
  },
  read: { params: { topicId } },
  change: { params: { topicId }, body: { topic: { title: 'Les vélos de la cour' } } },
  markRead: { params: { topicId }, body: { reading: { lastReadPostId: postId } } },
  follow: { params: { topicId } },
  unfollow: { params: { topicId } },
})

export const postsCalls: CallsOf<'posts'> = ({ topicId, postId, otherPostId }) => ({
  list: { params: { topicId }, query: { sort: '-created_at' } },
  create: { params: { topicId }, body: { post: { body: 'Merci !' } } },
  edits: { params: { postId } },
  edit: { params: { postId }, body: { post: { body: 'Merci beaucoup !' } } },
  withdraw: { params: { postId } },
  report: { params: { postId: otherPostId }, body: { abuseReport: { reason: 'Injures' } } },
})

export const moderationCalls: CallsOf<'moderation'> = ({ placeId, topicId, postId, otherPostId }) => ({
  close: { params: { topicId } },
  reopen: { params: { topicId } },
  archive: { params: { topicId } },
  hide: { params: { postId: otherPostId }, body: { hiding: { reason: 'Propos blessants.' } } },
  unhide: { params: { postId } },
  reported: { params: { placeId } },
  dismiss: { params: { postId: otherPostId } },
})

export const topicLinksCalls: CallsOf<'topicLinks'> = ({ placeId, topicId }) => ({
  openReport: {
    params: { topicId },
    body: {
      report: {
        title: 'Fuite au sous-sol',
        description: 'À chaque orage.',
        category: 2,
        kind: 'dysfunctional',
        equipment: 'corridor',
      },
    },
  },
  propose: {
    params: { topicId },
    body: { proposal: { title: 'Étanchéité du sous-sol', body: 'Faut-il enduire les quatre murs ?' } },
  },
  withdrawProposal: { params: { topicId } },
  createDecision: {
    params: { topicId },
    body: {
      decision: {
        title: 'Étanchéité du sous-sol',
        description: 'Un enduit sur les quatre murs.',
        rule: 'art24',
        keyId: null,
        dueAt: '2030-06-01T12:00:00Z',
      },
    },
  },
  linked: { params: { placeId }, query: { by_kind: 'report', by_subject: demoId('a report') } },
})
