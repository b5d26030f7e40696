import { postDraft, topicDraft } from '#contract/forum/forumDrafts.ts'
import { type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { findAuthor } from './posts.store.ts'
import { isTopic, placeOfTopic } from './topics.store.ts'

/** The forms of the forum that have drafts. The draft of a post outlives a closed topic, which may be reopened. */
export const forumDrafts: readonly KeptForm[] = [
  keepForm(topicDraft),
  keepForm(postDraft, {
    placeOf: (db, topicId) => placeOfTopic(db, { topicId }),
    isSent: async (db, { actor: { userId } }, value) => {
      const postId = postDraft.schema.safeParse(value).data?.postId
      return postId != null && (await findAuthor(db, postId))?.authorId === userId
    },
    waits: isTopic,
  }),
]
