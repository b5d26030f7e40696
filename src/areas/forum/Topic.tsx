import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportedPost } from '#contract/forum/moderation.ts'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { topicMachine } from '#machines/forum/topic/topic.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TopicDialogs } from './acts/TopicDialogs.tsx'
import { useTopicActs } from './acts/useTopicActs.ts'
import { Composer } from './Composer.tsx'
import { forumQueries } from './forumQueries.ts'
import { topicActs } from './offeredActs.ts'
import { PostEdits } from './PostEdits.tsx'
import type { OnAct } from './PostItem.tsx'
import { Posts } from './Posts.tsx'
import { ProposalPanel } from './ProposalPanel.tsx'
import { TopicHead } from './TopicHead.tsx'
import { PostsSkeleton } from './TopicSkeleton.tsx'
import { topicActors } from './topic.actors.ts'
import { quotedOf } from './topicWords.ts'
import { usePostPages } from './usePostPages.ts'
import { usePostSort } from './usePostSort.ts'

const none: readonly ReportedPost[] = []

type Props = ScreenProps & { topic: TopicDetail; roles: readonly RoleName[] }

/** A topic that the reader may read. */
export function Topic({ topic, roles: allRoles, ...props }: Props) {
  const { api, person, inspect, session, shell } = props
  const t = useTranslate()
  const client = useQueryClient()
  const isReadOnly = useIsReadOnly(session)
  const roles = isReadOnly ? [] : allRoles
  const topicRef = useFlow(
    () => topicMachine.provide({ actors: topicActors({ api, client, person, topicId: topic.id }) }),
    { inspect, input: { readUpTo: topic.lastReadSeq } },
  )
  const order = usePostSort(shell, topic.id)
  const { posts, wanted } = usePostPages({ ...props, topic, sort: order.sort })
  const { dialogRef, questionRef, start } = useTopicActs({ ...props, topic })
  const [read, setRead] = useState<Post | null>(null)
  const onAct: OnAct = (act, post) => {
    if (act === 'quote') topicRef.send({ type: 'post.quote', quoted: quotedOf(post) })
    else if (act === 'history') setRead(post)
    else start(act, post.id)
  }
  const isJudge = can(roles, 'topic.moderate') && topic.reportedCount > 0
  const waiting = useInfiniteQuery({ ...forumQueries(api, person).reported(topic.placeId), enabled: isJudge })
  const reported = (isJudge && waiting.data?.rows) || none
  const mayWrite = topicActs(topic, roles)('post.write')
  const loaded = posts.data?.rows ?? []
  return (
    <Stack gap={5}>
      <TopicHead {...props} {...{ topic, roles, isReadOnly, order }} onAct={start} />
      <ProposalPanel {...{ topic, roles }} placeId={props.placeId} onAct={start} />
      <Loaded query={posts} skeleton={<PostsSkeleton />}>
        {({ rows }) => (
          <Posts
            {...props}
            {...{ topic, roles, reported, topicRef, wanted, isReadOnly, onAct }}
            posts={rows}
            pages={posts}
          />
        )}
      </Loaded>
      {/* The posts above would push the field down while somebody starts typing. */}
      {mayWrite && !isFirstLoad(posts) && <Composer {...props} topic={topic} topicRef={topicRef} posts={loaded} />}
      {isReadOnly && <Notice>{t('topic.compose.readOnly')}</Notice>}
      <TopicDialogs {...{ api, person, topic, dialogRef, questionRef }} posts={loaded} />
      {read && <PostEdits {...props} post={read} onClose={() => setRead(null)} />}
    </Stack>
  )
}
