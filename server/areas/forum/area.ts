import { moderationRoutes } from '#contract/forum/moderation.ts'
import { postRoutes } from '#contract/forum/posts.ts'
import { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import { defineArea } from '#server/defineArea.ts'
import { placeOf } from '#server/platform/placeOf.ts'
import { served } from '#server/platform/serve.ts'
import { dismissReports, editPost, hidePost, reportPost, unhidePost, withdrawPost } from './actOnPost.ts'
import { changeTopic, followTopic, moveTopic } from './actOnTopic.ts'
import { countTopics } from './countTopics.ts'
import { createTopic } from './createTopic.ts'
import { findPosts, findTopics } from './findTopics.store.ts'
import { forumDrafts } from './forum.drafts.ts'
import { type CreateDecision, linkTopic, listLinkedTopics, type Make, type OpenReport } from './linkTopic.ts'
import { listEdits, listPosts } from './listPosts.ts'
import { listReportedPosts } from './listReportedPosts.ts'
import { listTopicCategories, listTopics } from './listTopics.ts'
import { markTopicRead } from './markTopicRead.ts'
import { findOwnForum } from './ownForum.store.ts'
import { postsByMail } from './postsByMail.ts'
import { proposeTopic, withdrawProposal } from './proposeTopic.ts'
import { type LinkTitles, readTopic } from './readTopic.ts'
import { seesPostFile } from './seesPostFile.store.ts'
import { deleteDecidedReports, placeOfPost } from './sentPosts.store.ts'
import { placeOfTopic } from './topics.store.ts'
import { writePost } from './writePost.ts'

type Others = {
  readonly titles: LinkTitles
  readonly openReport: Make<OpenReport>
  readonly createDecision: Make<CreateDecision>
}

/** Milliseconds for which decided reports of posts are kept. */
const year = 365 * 24 * 3_600_000

/** Finds the place of a topic or of a post, whichever the path names. */
const placeOfEither = placeOf((named: { readonly topicId: string } | { readonly postId: string }) =>
  'topicId' in named ? placeOfTopic.thing(named) : placeOfPost.thing(named),
)

/** The forum of a place (specification §3 Forum topic). */
export function forumArea({ titles, openReport, createDecision }: Others) {
  const read = readTopic(titles)
  return defineArea({
    routes: [
      served(
        topicRoutes,
        {
          list: listTopics,
          count: countTopics,
          categories: listTopicCategories,
          create: createTopic(read),
          read: (ctx, call) => read(ctx.db, ctx, call),
          change: changeTopic(read),
          markRead: markTopicRead,
          follow: followTopic(read, true),
          unfollow: followTopic(read, false),
        },
        placeOfTopic,
      ),
      served(
        postRoutes,
        {
          list: listPosts,
          create: writePost,
          edits: listEdits,
          edit: editPost,
          withdraw: withdrawPost,
          report: reportPost,
        },
        placeOfEither,
      ),
      served(
        moderationRoutes,
        {
          close: moveTopic(read, 'close'),
          reopen: moveTopic(read, 'reopen'),
          archive: moveTopic(read, 'archive'),
          hide: hidePost,
          unhide: unhidePost,
          reported: listReportedPosts,
          dismiss: dismissReports,
        },
        placeOfEither,
      ),
      served(
        topicLinkRoutes,
        {
          openReport: linkTopic(read, { event: 'report.open', kind: 'report', make: openReport }),
          propose: proposeTopic(read),
          withdrawProposal: withdrawProposal(read),
          createDecision: linkTopic(read, { event: 'decision.create', kind: 'decision', make: createDecision }),
          linked: listLinkedTopics,
        },
        placeOfTopic,
      ),
    ],
    search: { topic: findTopics, post: findPosts },
    ownData: findOwnForum,
    files: { sees: [seesPostFile] },
    jobs: { cleanUp: ({ db, now }) => deleteDecidedReports(db, new Date(now().getTime() - year)) },
    drafts: forumDrafts,
    exchanges: postsByMail,
    seed: () => import('./demo/seedForum.ts'),
  })
}
