import type { ReactNode } from 'react'
import type { FiscalYear } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfOneYear } from './useFiscalYear.ts'
import { useFiscalYear } from './useFiscalYear.ts'

type Props = OfOneYear & {
  skeleton: ReactNode
  children: (year: FiscalYear) => ReactNode
}

/** Content of the chosen fiscal year; says who opens the first one in a place without any. */
export function OfFiscalYear({ skeleton, children, ...props }: Props) {
  const { translate: t } = useLanguage()
  const { query, year } = useFiscalYear(props)
  return (
    <Fetched query={query} skeleton={skeleton}>
      {() =>
        year ? (
          children(year)
        ) : (
          <EmptyState icon="calendar" title={t('fiscalYear.none.title')}>
            <Text>{t('fiscalYear.none.text')}</Text>
          </EmptyState>
        )
      }
    </Fetched>
  )
}
