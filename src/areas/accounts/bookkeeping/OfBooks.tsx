import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BookReferences } from '#contract/accounts/references.ts'
import type { FiscalYear } from '#contract/places.ts'
import { ApiError } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { bookQueries } from './books.queries.ts'

export type Choices = BookReferences & { readonly years: readonly FiscalYear[] }

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  /** The placeholder until the choices have loaded; most of these pages are forms. */
  skeleton?: ReactNode
  children: (choices: Choices) => ReactNode
}

const form = <FormSkeleton />

const isWithoutBooks = (error: unknown) => error instanceof ApiError && error.first?.code === 'conflict'

/** Loads the choices of a form of the books; says so when the place has no books. */
export function OfBooks({ api, person, placeId, skeleton = form, children }: Props) {
  const t = useTranslate()
  const choices = useQuery(bookQueries(api, person, placeId).choices)
  if (isWithoutBooks(choices.error)) {
    return (
      <EmptyState icon="coins" title={t('bookkeeping.noBooks.title')}>
        <Text>{t('bookkeeping.noBooks.text')}</Text>
      </EmptyState>
    )
  }
  return (
    <Fetched query={choices} skeleton={skeleton}>
      {children}
    </Fetched>
  )
}
