import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import type { FiscalYear } from '#contract/places.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfOneYear } from './useFiscalYear.ts'
import { useFiscalYear } from './useFiscalYear.ts'

type Props = OfOneYear & {
  /** What a place without any fiscal year will show here later; the accounts of the building by default. */
  emptyText?: string
  skeleton: ReactNode
  children: (year: FiscalYear) => ReactNode
}

/** Content of the chosen fiscal year; in a place without any, accountants are led to the page that opens the first one. */
export function OfFiscalYear({ skeleton, children, emptyText, ...props }: Props) {
  const { query, year } = useFiscalYear(props)
  return (
    // The age of the list of years says nothing about the figures below, which tell their own.
    <Fetched query={{ ...query, isRefetchError: false }} skeleton={skeleton}>
      {() => (year ? children(year) : <NoYear {...props} text={emptyText} />)}
    </Fetched>
  )
}

function NoYear({ api, person, placeId, text }: OfOneYear & { text: string | undefined }) {
  const t = useTranslate()
  const { data: place } = useQuery(placeQueries(api, person).detail(placeId))
  const mayOpen = can(place?.roles ?? [], 'ledger.post')
  return (
    <EmptyState
      icon="calendar"
      title={t('fiscalYear.none.title')}
      action={mayOpen && <LinkButton href={screenPaths.yearClosing}>{t('fiscalYear.none.open')}</LinkButton>}
    >
      <Text>{text ?? t('fiscalYear.none.text')}</Text>
    </EmptyState>
  )
}
