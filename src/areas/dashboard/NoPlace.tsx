import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { placeQueries } from '#src/queries/placeQueries.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import type { ScreenProps } from '../screenProps.ts'
import { CardsSkeleton } from './CardsSkeleton.tsx'

/** No place is selected: the first one is on its way, could not be asked for, or there is none at all. */
export function NoPlace({ api, person }: ScreenProps) {
  const t = useTranslate()
  const { code, support } = useOffer()
  const places = useInfiniteQuery(placeQueries(api, person).mine(code))
  if (places.isError && !places.data) {
    return <ErrorState onRetry={() => void places.refetch()} isBusy={places.isFetching} />
  }
  if (places.data?.length !== 0) return <CardsSkeleton />
  return (
    <EmptyState
      icon="building"
      title={t('places.noneTitle')}
      action={
        <LinkButton variant="secondary" href={`mailto:${support.email}`}>
          {t('places.contactManager')}
        </LinkButton>
      }
    >
      <p>{t('places.noneText')}</p>
    </EmptyState>
  )
}
