import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  api: Api
  person: string
  /** What the page is for, for those who may not use it. */
  purpose: string
  children: ReactNode
}

/** The content of a page for administrators. Other people are told that it is not for them. */
export function AdministratorsOnly({ api, person, purpose, children }: Props) {
  const t = useTranslate()
  const profile = useQuery(profileQueries(api, person).own())
  return (
    <Loaded query={profile} skeleton={<Skeleton height="12rem" />}>
      {({ isAdministrator }) =>
        isAdministrator ? (
          children
        ) : (
          <EmptyState
            icon="lock"
            title={t('administration.forbiddenTitle')}
            action={<LinkButton href={screenPaths.home}>{t('common.backHome')}</LinkButton>}
          >
            <Text>{purpose}</Text>
          </EmptyState>
        )
      }
    </Loaded>
  )
}
