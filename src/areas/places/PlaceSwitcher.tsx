import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { PlaceOption } from '#contract/graphql.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import {
  selectHasChanged,
  selectHasNoPlace,
  selectHasFailed as selectHasNoSelection,
  selectPlaceId,
} from '#machines/places/placeSelection/placeSelection.selectors.ts'
import type { PlaceSwitcherRef } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import {
  selectHasFailed,
  selectHasMoreFailed,
  selectIsLoading,
  selectIsLoadingMore,
  selectIsOpen,
  selectTyped,
  selectVariables,
} from '#machines/places/placeSwitcher/placeSwitcher.selectors.ts'
import { selectPlaceSelection, selectPlaceSwitcher } from '#machines/portal/shell/shell.selectors.ts'
import type { PlaceOptionPage } from '#src/areas/places/placeOptions.ts'
import { placeOptionKey } from '#src/areas/places/placeOptions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { ComboboxOption } from '#src/ui/Combobox.tsx'
import { Combobox } from '#src/ui/Combobox.tsx'
import { comboboxOption } from '#src/ui/comboboxOption.ts'
import { fetchedPart } from '#src/ui/fetchedPart.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** Few people have enough places to need filters, so they load with the open list. */
const PlaceFilters = fetchedPart('placeFilters', async () => (await import('./PlaceFilters.tsx')).PlaceFilters)

type Props = Pick<ScreenProps, 'api' | 'person' | 'shell'>

/** Shows the selected place and selects another one. */
export function PlaceSwitcher(props: Props) {
  const selection = useSelector(props.shell, selectPlaceSelection)
  const switcher = useSelector(props.shell, selectPlaceSwitcher)
  return selection && switcher ? <Switcher {...props} selection={selection} switcher={switcher} /> : null
}

type SwitcherProps = Props & { selection: PlaceSelectionRef; switcher: PlaceSwitcherRef }

function Switcher({ api, person, selection, switcher }: SwitcherProps) {
  const t = useTranslate()
  const placeId = useSelector(selection, selectPlaceId)
  const hasChanged = useSelector(selection, selectHasChanged)
  const hasFailed = useSelector(selection, selectHasNoSelection)
  const hasNoPlace = useSelector(selection, selectHasNoPlace)
  const isOpen = useSelector(switcher, selectIsOpen)
  const typed = useSelector(switcher, selectTyped)
  const { data: place, isError } = useQuery({
    ...placeQueries(api, person).detail(placeId ?? ''),
    enabled: placeId !== null,
  })
  const items = useItems(person, switcher)

  if (hasNoPlace) return null
  if (hasFailed) {
    return (
      <div role="alert">
        <Button variant="quiet" onClick={() => selection.send({ type: 'places.reload' })}>
          <Grid as="span" textAlign="left">
            <Box as="span" fontSize="caption" fontWeight={400} color="textMuted">
              {t('placeSwitcher.failed')}
            </Box>{' '}
            {t('common.retry')}
          </Grid>
        </Button>
      </div>
    )
  }
  return (
    <>
      <Combobox<PlaceOption>
        isInBar
        label={t('placeSwitcher.label')}
        searchLabel={t('placeSwitcher.search')}
        search={typed}
        items={items}
        selected={placeId}
        isOpen={isOpen}
        onOpen={() => switcher.send({ type: 'switcher.open' })}
        onClose={() => switcher.send({ type: 'switcher.close' })}
        onSearch={(text) => switcher.send({ type: 'search.change', text })}
        onMore={() => switcher.send({ type: 'list.more' })}
        onRetry={() => switcher.send({ type: 'list.retry' })}
        onSelect={({ value }) => switcher.send({ type: 'place.choose', placeId: value })}
        renderOption={showOption}
        filters={
          <Suspense>
            <PlaceFilters api={api} person={person} switcher={switcher} />
          </Suspense>
        }
      >
        <Box as="span" display={{ base: 'none', tablet: 'inline-flex' }}>
          <Icon name="building" size={22} />
        </Box>
        {place ? (
          <Box as="span" minWidth={0} flex={{ base: '0 1 auto', tablet: 1 }}>
            <VisuallyHidden>{t('placeSwitcher.selected')}</VisuallyHidden>
            <Box as="span" lineClamp={{ base: 2, tablet: 1 }} fontSize="compact" fontWeight={600} lineHeight={1.3}>
              {place.name}
            </Box>
            {/* On one line up to its edge; the open list shows it in full. */}
            <Box
              as="span"
              display={{ base: 'none', tablet: 'block' }}
              overflow="hidden"
              whiteSpace="nowrap"
              textOverflow="ellipsis"
              fontSize="caption"
              lineHeight={1.35}
              color="textMuted"
            >
              {place.address}
            </Box>
          </Box>
        ) : isError ? (
          <Box as="span" flex={{ base: '0 1 auto', tablet: 1 }} fontSize="compact" fontWeight={600}>
            {t('placeSwitcher.label')}
          </Box>
        ) : (
          <Grid as="span" gap={2} flex={{ base: '0 1 160px', tablet: 1 }}>
            <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
            <Skeleton />
            <Skeleton width="75%" height="0.75rem" />
          </Grid>
        )}
      </Combobox>
      <VisuallyHidden role="status">
        {hasChanged && place && t('placeSwitcher.changed', { name: place.name })}
      </VisuallyHidden>
    </>
  )
}

/** The list that the flow has loaded into the cache; the screen sends no request itself. */
function useItems(person: string, switcher: PlaceSwitcherRef) {
  const variables = useSelector(switcher, selectVariables, isSameList)
  const isLoading = useSelector(switcher, selectIsLoading)
  const isLoadingMore = useSelector(switcher, selectIsLoadingMore)
  const hasFailed = useSelector(switcher, selectHasFailed)
  const hasMoreFailed = useSelector(switcher, selectHasMoreFailed)
  const { data } = useInfiniteQuery({
    queryKey: placeOptionKey(person, variables),
    queryFn: skipToken,
    initialPageParam: noCursor,
    getNextPageParam: ({ after }: PlaceOptionPage) => after,
  })
  const options = (data?.pages ?? []).flatMap(({ places }) =>
    places.map((place) => comboboxOption(place, { fallback: 'name' })),
  )
  return { options, total: data?.pages[0]?.total ?? 0, isLoading, isLoadingMore, hasFailed, hasMoreFailed }
}
const noCursor: string | null = null
const isSameList = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

const showOption = ({ data }: ComboboxOption<PlaceOption>) => (
  <>
    <Box as="span" display="block" fontWeight={600} lineHeight={1.3}>
      {data.name}
    </Box>
    <Box as="small" display="block" fontSize="caption" lineHeight={1.35} color="textMuted">
      {data.address}
    </Box>
  </>
)
