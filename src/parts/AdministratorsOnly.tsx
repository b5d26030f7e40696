import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Loaded } from './Loaded.tsx'
import { profileQueries } from './profileQueries.ts'

type Props = {
  api: Api
  person: string
  /** The text for everybody else. */
  title: string
  /** The purpose of the page, for people who may not use it. */
  purpose: string
  children: ReactNode
}

/** The content of a page for administrators. Other people read that it is not for them. */
export function AdministratorsOnly({ api, person, title, purpose, children }: Props) {
  const t = useTranslate()
  const profile = useQuery(profileQueries(api, person).own())
  return (
    <Loaded query={profile} skeleton={<CardSkeleton />}>
      {({ isAdministrator }) =>
        isAdministrator ? (
          children
        ) : (
          <EmptyState
            icon="lock"
            title={title}
            action={<LinkButton href={screenPaths.home}>{t('common.backHome')}</LinkButton>}
          >
            <Text>{purpose}</Text>
          </EmptyState>
        )
      }
    </Loaded>
  )
}
