import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { placeQueries } from '#src/queries/placeQueries.ts'
import { media } from '#src/theme/scales.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { ScreenProps } from '../screenProps.ts'
import { PlaceCard, PlaceCardSkeleton } from './PlaceCard.tsx'

const grid = css({ display: 'grid', gap: 16, [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: 20 } })

/** The places of the person, by name; more on demand. */
export function PlaceList({ api, person }: Pick<ScreenProps, 'api' | 'person'>) {
  const t = useTranslate()
  const { code, support } = useOffer()
  const places = useInfiniteQuery(placeQueries(api, person).mine(code))

  return (
    <Stack as="section" gap={4} aria-labelledby="places-heading" aria-busy={places.isPending}>
      <Heading level={2} id="places-heading">
        {t('places.mine')}
      </Heading>
      {places.isPending && (
        <>
          <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
          <div css={grid}>
            <PlaceCardSkeleton />
            <PlaceCardSkeleton />
          </div>
        </>
      )}
      {places.isError && !places.data && (
        <ErrorState onRetry={() => void places.refetch()} isBusy={places.isFetching} />
      )}
      {places.data?.length === 0 && (
        <EmptyState
          icon="building"
          title={t('places.noneTitle')}
          action={
            <LinkButton variant="secondary" href={`mailto:${support.email}`}>
              {t('places.contactManager')}
            </LinkButton>
          }
        >
          <Text>{t('places.noneText')}</Text>
        </EmptyState>
      )}
      {places.data && places.data.length > 0 && (
        <ul css={grid}>
          {places.data.map((place) => (
            <PlaceCard key={place.id} place={place} />
          ))}
        </ul>
      )}
      {places.hasNextPage && (
        <div>
          <Button variant="secondary" isBusy={places.isFetchingNextPage} onClick={() => void places.fetchNextPage()}>
            {t(places.isFetchNextPageError ? 'common.retry' : 'places.more')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
