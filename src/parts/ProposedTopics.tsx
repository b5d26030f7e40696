import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { topicList } from '#contract/forum/topicList.ts'
import { pathOf } from '#contract/paths.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { IconLine } from '#src/ui/IconLine.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { rowsOf } from './pagesOf.ts'
import type { ScreenProps } from './screenProps.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; roles: readonly RoleName[]; title: ReactNode }

/** The forum topics that co-owners propose for the agenda of the next meeting, for people who read the forum. */
export function ProposedTopics({ api, person, placeId, roles, title }: Props) {
  const { data: proposed } = useQuery({
    queryKey: ['forum', person, 'proposed', placeId],
    queryFn: ({ signal }) => api(topicList, { params: { placeId }, query: { q: 'proposed', perPage: 100 }, signal }),
    enabled: can(roles, 'topic.read'),
  })
  const topics = proposed ? rowsOf(proposed) : []
  if (topics.length === 0) return null
  return (
    <Stack gap={1}>
      <Text variant="small">{title}</Text>
      {topics.map((topic) => (
        <IconLine key={topic.id} icon="chat" iconSize={18} iconColor="textMuted" alignItems="center">
          <TextLink isStandalone href={pathOf('topic', { topicId: topic.id })}>
            {topic.title}
          </TextLink>
        </IconLine>
      ))}
    </Stack>
  )
}
