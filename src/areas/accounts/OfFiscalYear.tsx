import type { ReactNode } from 'react'
import type { FiscalYear } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
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
  if (isWithheld(query.error)) return <Withheld />
  return (
    <Loaded query={query} skeleton={skeleton}>
      {() =>
        year ? (
          children(year)
        ) : (
          <EmptyState icon="calendar" title={t('fiscalYear.none.title')}>
            <Text>{t('fiscalYear.none.text')}</Text>
          </EmptyState>
        )
      }
    </Loaded>
  )
}
