import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportedPost } from '#contract/forum/moderation.ts'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { pathOf } from '#contract/paths.ts'
import type { RoleName } from '#contract/roles.ts'
import type { TopicRef } from '#machines/forum/topic/topic.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ThreadLine } from '#src/ui/messages/ThreadLine.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { PendingPost } from './PendingPost.tsx'
import { PostArrivals } from './PostArrivals.tsx'
import type { OnAct } from './PostItem.tsx'
import { PostItem } from './PostItem.tsx'
import { usePostsSeen } from './usePostsSeen.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'fileUrl' | 'portal' | 'inspect'> & {
  topic: TopicDetail
  roles: readonly RoleName[]
  reported: readonly ReportedPost[]
  topicRef: TopicRef
  posts: readonly Post[]
  pages: Pick<
    UseInfiniteQueryResult,
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
    | 'hasPreviousPage'
    | 'isFetchingPreviousPage'
    | 'fetchPreviousPage'
  >
  wanted: number | null
  isReadOnly: boolean
  onAct: OnAct
}

/** The posts on screen, with the line above the first unread one, and links to the others. */
export function Posts({ posts, pages, wanted, topicRef, isReadOnly, topic, onAct, roles, reported, ...props }: Props) {
  const t = useTranslate()
  // The line stays where it was when the topic was opened, while the read position moves.
  const [readUpTo] = useState(topic.lastReadSeq)
  const [known] = useState(topic.postsCount)
  const unread = posts.filter(({ seq, isOwn }) => readUpTo > 0 && seq > readUpTo && !isOwn)
  const firstUnread = unread.length > 0 ? Math.min(...unread.map(({ seq }) => seq)) : null
  const list = usePostsSeen(topicRef, posts, isReadOnly)
  return (
    <Stack gap={3}>
      {firstUnread !== null && wanted !== firstUnread && (
        <div>
          <LinkButton variant="secondary" href={`${pathOf('topic', { topicId: topic.id })}?message=${firstUnread}`}>
            <Icon name="arrowDown" size={18} />
            {t('topic.toUnread')}
          </LinkButton>
        </div>
      )}
      {pages.hasPreviousPage && (
        <div>
          <Button
            variant="secondary"
            isBusy={pages.isFetchingPreviousPage}
            onClick={() => void pages.fetchPreviousPage()}
          >
            {t('topic.previous')}
          </Button>
        </div>
      )}
      <RuledList as="ol" isFramed ref={list} aria-label={t('topic.posts')} listStyle="none">
        {posts.map((post) => (
          <li key={post.id} data-seq={post.seq}>
            {post.seq === firstUnread && (
              <Box px={4}>
                <ThreadLine isUnread>{t('topic.unread')}</ThreadLine>
              </Box>
            )}
            <PostItem
              {...props}
              {...{ post, topic, roles, onAct }}
              reported={reported.find(({ id }) => id === post.id)}
              isWanted={post.seq === wanted}
            />
          </li>
        ))}
        <PendingPost {...props} topicRef={topicRef} posts={posts} />
      </RuledList>
      <MoreButton query={pages} label={t('topic.next')} />
      <PostArrivals posts={posts} known={known} />
    </Stack>
  )
}
