import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { selectPlaceSelection } from '#machines/portal/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { NoPlaces } from '#src/parts/NoPlaces.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PlaceCard, PlaceCardSkeleton } from './PlaceCard.tsx'

const twoColumns = { gap: { base: 4, tablet: 4.5 }, columns: { base: 1, tablet: 2 } } as const

/** The person's places by name, with more on demand. A click selects one. */
export function MyPlacesScreen({ api, person, placeId, shell, portal }: ScreenProps) {
  const t = useTranslate()
  const { code } = useOffer()
  const address = useAddress(portal)
  const search = address.read('recherche')
  const find = (text: string) => address.write({ recherche: text })
  const places = useInfiniteQuery({
    ...placeQueries(api, person).mine(code, search),
    placeholderData: keepPreviousData,
  })
  const selection = useSelector(shell, selectPlaceSelection)

  return (
    <Page screen="myPlaces">
      <Stack gap={5}>
        <FilterBar
          search={{ label: t('places.search'), search, onSearch: find }}
          onReset={search === '' ? undefined : () => find('')}
        />
        <Loaded query={places} skeleton={<Waiting />}>
          {({ rows: list }) => (
            <>
              {list.length === 0 && (search === '' ? <NoPlaces /> : <NoMatch />)}
              <Grid as="ul" {...twoColumns}>
                {list.map((place) => (
                  <PlaceCard
                    key={place.id}
                    place={place}
                    isSelected={place.id === placeId}
                    onSelect={() => selection?.send({ type: 'place.select', placeId: place.id })}
                  />
                ))}
              </Grid>
            </>
          )}
        </Loaded>
        <MoreButton query={places} label={t('places.more')} />
      </Stack>
    </Page>
  )
}

const Waiting = () => (
  <Grid {...twoColumns}>
    <PlaceCardSkeleton />
    <PlaceCardSkeleton />
  </Grid>
)

function NoMatch() {
  const t = useTranslate()
  return (
    <EmptyState icon="search" title={t('places.noMatchTitle')}>
      <Text>{t('places.noMatchText')}</Text>
    </EmptyState>
  )
}
