import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { placesPerPage } from '#contract/lists.ts'
import type { PlaceSwitcherRef } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import { selectFilters } from '#machines/places/placeSwitcher/placeSwitcher.selectors.ts'
import type { SwitcherFilters } from '#machines/places/placeSwitcher/placeSwitcher.setup.ts'
import type { Api } from '#src/api/api.ts'
import type { PlaceOptionPage } from '#src/areas/places/placeOptions.ts'
import { placeOptionKey } from '#src/areas/places/placeOptions.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { FilterRow, FilterSelect } from '#src/ui/FilterSelect.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { placeFacets } from './placeFacets.ts'

const noCursor: string | null = null

export type PlaceFiltersProps = { api: Api; person: string; switcher: PlaceSwitcherRef }

/** The filters of the dropdown (specification §7), for people with more places than one page holds. */
export function PlaceFilters({ api, person, switcher }: PlaceFiltersProps) {
  const { translate: t, locale } = useLanguage()
  const { code } = useOffer()
  const filters = useSelector(switcher, selectFilters)
  const all = useInfiniteQuery({
    queryKey: placeOptionKey(person, {}),
    queryFn: skipToken,
    initialPageParam: noCursor,
    getNextPageParam: ({ after }: PlaceOptionPage) => after,
  })
  const hasMany = (all.data?.pages[0]?.total ?? 0) > placesPerPage
  const { data: facets } = useQuery({ ...placeFacets(api, person, code), enabled: hasMany })
  if (!hasMany || !facets || (facets.roles.length < 2 && facets.cities.length < 2)) return null

  const byLabel = <Option extends { label: string }>(options: readonly Option[]) =>
    options.toSorted((one, other) => one.label.localeCompare(other.label, locale))
  const narrow = ({ role, city }: { [Name in keyof SwitcherFilters]: SwitcherFilters[Name] | undefined }) =>
    switcher.send({ type: 'filters.change', filters: { ...(role && { role }), ...(city && { city }) } })
  return (
    <FilterRow>
      <FilterSelect
        label={t('placeSwitcher.role')}
        every={t('placeSwitcher.everyRole')}
        options={byLabel(facets.roles.map((role) => ({ value: role, label: t(`roles.${role}`) })))}
        value={filters.role}
        onChange={(role) => narrow({ ...filters, role })}
      />
      <FilterSelect
        label={t('placeSwitcher.city')}
        every={t('placeSwitcher.everyCity')}
        options={byLabel(facets.cities.map((city) => ({ value: city, label: city })))}
        value={filters.city}
        onChange={(city) => narrow({ ...filters, city })}
      />
    </FilterRow>
  )
}
