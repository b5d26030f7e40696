import type { TopicCategory } from '#contract/forum/topicList.ts'
import { createBeginning } from '#machines/parts/beginning/beginning.ts'

/** A topic as typed in the form. */
export type ProposedTopic = {
  /** The idempotency key, made with the draft: retries begin one topic. */
  readonly key: string
  readonly title: string
  readonly category: TopicCategory
  readonly body: string
  readonly attachmentIds: readonly string[]
}

export const newTopicMachine = createBeginning<ProposedTopic>({
  id: 'newTopic',
  description: 'A person begins a topic of the forum.',
  meta: { specification: '§3 Forum topic: author, category, posts' },
  states: {
    writing: { description: 'The person chooses a title and a category, and writes the first post.' },
  },
})
