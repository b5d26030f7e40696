import { useQuery } from '@tanstack/react-query'
import { dot } from '#contract/dot.ts'
import type { TopicLinkKind } from '#contract/forum/topicLink.ts'
import { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import { pathOf } from '#contract/paths.ts'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { placeQueries } from './placeQueries.ts'
import type { ScreenProps } from './screenProps.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; kind: TopicLinkKind; subjectId: string }

/** A link from a report or a decision back to its forum topic. */
export function LinkedTopics({ api, person, placeId, kind, subjectId }: Props) {
  const t = useTranslate()
  const { data: place } = useQuery(placeQueries(api, person).detail(placeId))
  const { data: linked } = useQuery({
    queryKey: ['forum', person, 'linked', kind, subjectId],
    queryFn: ({ signal }) =>
      api(topicLinkRoutes.linked, {
        params: { placeId },
        query: { byKind: kind, bySubject: subjectId },
        signal,
      }),
    enabled: can(place?.roles ?? [], 'topic.read'),
  })
  return linked?.topics.map(({ id, title }) => (
    <IconLine key={id} icon="chat" iconSize={18} iconColor="textMuted">
      <span>
        {t('breadcrumb.pages.forum')}
        {dot}
        <TextLink href={pathOf('topic', { topicId: id })}>{title}</TextLink>
      </span>
    </IconLine>
  ))
}
