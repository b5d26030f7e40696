import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { SeenPost } from '#machines/forum/topic/topic.setup.ts'
import { nextPage, rowsOf } from '#src/parts/pagesOf.ts'
import { forumKeys } from './forumKeys.ts'
import type { PostsPage } from './forumQueries.ts'

type Posts = InfiniteData<PostsPage, unknown>

/** Optimistic updates of a topic; live events correct the rest. */
export function forumCache(client: QueryClient, person: string, topicId: string) {
  const topicKey = forumKeys.topic(person, topicId)
  const changePosts = (change: (pages: readonly PostsPage[]) => readonly PostsPage[]) =>
    client.setQueriesData<Posts>(
      { queryKey: forumKeys.posts(person, topicId) },
      (posts) => posts && { ...posts, pages: [...change(posts.pages)] },
    )
  const settle = () => void client.invalidateQueries({ queryKey: forumKeys.all(person) })

  return {
    settle,
    takeTopic(topic: TopicDetail) {
      client.setQueryData(topicKey, topic)
      settle()
    },
    /** The server has stored a new post: it goes to the end of the loaded pages, or to the beginning in the other order. */
    addPost(post: Post) {
      changePosts((pages) => withPost(pages, post))
      settle()
    },
    takePost(post: Post) {
      changePosts((pages) =>
        pages.map(({ data, meta }) => ({
          data: data.entities.posts[post.id]
            ? { ...data, entities: { posts: { ...data.entities.posts, [post.id]: post } } }
            : data,
          meta,
        })),
      )
      settle()
    },
    noteRead({ seq, postId }: SeenPost) {
      client.setQueryData<TopicDetail>(
        topicKey,
        (topic) => topic && { ...topic, lastReadSeq: seq, lastReadPostId: postId },
      )
      void client.invalidateQueries({ queryKey: forumKeys.lists(person) })
      void client.invalidateQueries({ queryKey: forumKeys.count(person) })
    },
    follow(isFollowed: boolean) {
      client.setQueryData<TopicDetail>(topicKey, (topic) => topic && { ...topic, isFollowed })
    },
  }
}

function withPost(pages: readonly PostsPage[], post: Post): readonly PostsPage[] {
  const first = pages[0]
  const last = pages.at(-1)
  if (!first || !last) return pages
  const [ofFirst] = rowsOf(first)
  const isNewestFirst = ofFirst !== undefined && ofFirst.seq === first.meta.total && first.meta.total > 1
  const at = isNewestFirst ? 0 : pages.length - 1
  // A later page will have it.
  if (!isNewestFirst && nextPage(last) !== undefined) return pages
  return pages.map(({ data, meta }, index) => {
    if (index !== at) return { data, meta }
    const others = data.result.filter((id) => id !== post.id)
    return {
      data: {
        result: isNewestFirst ? [post.id, ...others] : [...others, post.id],
        entities: { posts: { ...data.entities.posts, [post.id]: post } },
      },
      meta,
    }
  })
}
