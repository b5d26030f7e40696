import type { TopicCategory } from '#contract/forum/topicList.ts'

/** A demo account, or the index of a co-owner among the neighbours. */
export type Voice = string | number

type DemoPost = {
  readonly by: Voice
  /** Hours before the demo begins. */
  readonly ago: number
  readonly body: string
  /** The number of the post that it quotes. */
  readonly quotes?: number
  /** Its first text, before it was edited. */
  readonly before?: string
  /** Why it is hidden. */
  readonly hidden?: string
  readonly isWithdrawn?: true
  /** The reader who reported it; nobody has decided about the report yet. */
  readonly reported?: { readonly by: Voice; readonly reason: string }
}

export type DemoTopic = {
  readonly place: string
  readonly key: string
  readonly title: string
  readonly category: TopicCategory
  readonly settled?: { readonly state: 'closed' | 'archived'; readonly by: Voice; readonly ago: number }
  /** The report made from it, by its index, or the decision, by its name. */
  readonly links?: { readonly report?: number; readonly decision?: string }
  /** The question that a co-owner proposes for the next meeting. */
  readonly proposal?: { readonly by: Voice; readonly ago: number; readonly title: string; readonly body: string }
  /** The people who follow it, besides its authors. */
  readonly follows?: readonly Voice[]
  /** The people who have not read the last post. */
  readonly unread?: readonly Voice[]
  readonly posts: readonly DemoPost[]
}
