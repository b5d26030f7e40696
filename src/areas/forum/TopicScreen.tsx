import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { ClosedForum, Coowners } from './Coowners.tsx'
import { forumQueries } from './forumQueries.ts'
import { Topic } from './Topic.tsx'
import { PostsSkeleton } from './TopicSkeleton.tsx'

/** One topic of the forum: its posts in reading order, and the field for the next one. */
export function TopicScreen({ params: { topicId }, ...props }: PropsOfPage<'topic'>) {
  const { api, person, shell } = props
  const t = useTranslate()
  const topic = useQuery(forumQueries(api, person).topic(topicId))
  return (
    <Page screen="topic" width={832} {...(topic.data && { title: topic.data.title })}>
      <Fetched
        query={topic}
        gone={
          <Gone
            icon="messages"
            title={t('topic.gone.title')}
            text={t('topic.gone.text')}
            href={screenPaths.forum}
            label={t('topic.gone.toList')}
          />
        }
        withheld={
          <OfPlace shell={shell} skeleton={<PostsSkeleton />}>
            {(placeId) => <ClosedForum {...props} placeId={placeId} />}
          </OfPlace>
        }
        skeleton={<PostsSkeleton />}
      >
        {(known: TopicDetail) => (
          <Coowners {...props} placeId={known.placeId} skeleton={<PostsSkeleton />}>
            {(roles) => <Topic {...props} topic={known} roles={roles} />}
          </Coowners>
        )}
      </Fetched>
    </Page>
  )
}
