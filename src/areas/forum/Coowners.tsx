import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { NotCoowner } from '#src/parts/NotCoowner.tsx'
import { Permitted } from '#src/parts/Permitted.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'

type Of = Pick<ScreenProps, 'api' | 'person'> & { placeId: string }
type Props = Omit<ComponentProps<typeof Permitted>, 'permission' | 'closed'>

/** The forum of a place for people who may read it, and a notice for everybody else (specification §2). */
export const Coowners = (props: Props) => (
  <Permitted {...props} permission="topic.read" closed={<ClosedForum {...props} />} />
)

export function ClosedForum({ api, person, placeId }: Of) {
  const t = useTranslate()
  const { data: place } = useQuery(placeQueries(api, person).detail(placeId))
  const title = t('forum.notCoowner.title')
  // Staff do not call their own agency.
  if (can(place?.roles ?? [], 'exchange.answer')) {
    return (
      <EmptyState icon="messages" title={title}>
        <Text>{t('forum.notCoowner.ofStaff')}</Text>
      </EmptyState>
    )
  }
  return (
    <NotCoowner
      {...{ api, person, placeId }}
      title={title}
      text={t('forum.notCoowner.text')}
      call={t('forum.notCoowner.call')}
      report={t('forum.notCoowner.report')}
    />
  )
}
