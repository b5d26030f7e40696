import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { NotCoowner } from '#src/parts/NotCoowner.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'

type Of = Pick<ScreenProps, 'api' | 'person'> & { placeId: string }
type Props = Of & { skeleton: ReactNode; children: (roles: readonly RoleName[]) => ReactNode }

/** The forum of a place for people who may read it, and a notice for everybody else (specification §2). */
export function Coowners({ skeleton, children, ...of }: Props) {
  const { api, person, placeId } = of
  const place = useQuery(placeQueries(api, person).detail(placeId))
  return (
    <Loaded query={place} skeleton={skeleton}>
      {({ roles }) => (can(roles, 'topic.read') ? children(roles) : <ClosedForum {...of} />)}
    </Loaded>
  )
}

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
