import type { Post } from '#contract/forum/posts.ts'
import type { TopicCategory, TopicState } from '#contract/forum/topicList.ts'
import type { Translate } from '#locales/catalogue.ts'
import type { QuotedPost } from '#machines/forum/topic/topic.setup.ts'

const names = {
  1: 'quote',
  2: 'accounting',
  3: 'procedure',
  4: 'maintenance',
  5: 'claim',
  6: 'assembly',
  7: 'miscellaneous',
  8: 'works',
} as const satisfies Readonly<Record<TopicCategory, string>>

export const categoryName = (t: Translate, category: TopicCategory) => t(`forum.categories.${names[category]}`)

export const stateTones = { open: 'success', closed: 'neutral', archived: 'neutral' } as const satisfies Readonly<
  Record<TopicState, string>
>

/** Enough to distinguish one post from another. */
const shortLength = 80
export const shortened = (text: string) =>
  text.length > shortLength ? `${text.slice(0, shortLength).trimEnd()}…` : text

export const quotedOf = ({ id, author, body }: Post): QuotedPost => ({
  postId: id,
  name: author.displayName,
  text: body.slice(0, 400),
})
