import { useQuery } from '@tanstack/react-query'
import { dot } from '#contract/dot.ts'
import { pathOf } from '#contract/paths.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { topicSource } from '#src/parts/topicSource.ts'
import { IconLine } from '#src/ui/IconLine.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & { topicId: string }

/** The forum topic behind a new decision. */
export function SourceTopic({ api, person, topicId }: Props) {
  const t = useTranslate()
  const { data: topic } = useQuery(topicSource(api, person, topicId))
  if (!topic) return null
  return (
    <IconLine icon="chat" iconSize={18} iconColor="textMuted">
      <span>
        {t('breadcrumb.pages.forum')}
        {dot}
        <TextLink href={pathOf('topic', { topicId })}>{topic.topicTitle}</TextLink>
      </span>
    </IconLine>
  )
}
