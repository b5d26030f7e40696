import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { placeSwitcherMachine } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const placeSelectionWalk = walkOf(placeSelectionMachine, {
  events: [
    { type: 'place.select', placeId: 'two' },
    { type: 'place.selected', placeId: 'three' },
    { type: 'places.reload' },
    { type: 'fiscalYear.select', placeId: 'one', fiscalYearId: 'year' },
    { type: 'sort.choose', list: 'reports one', sort: 'created_at' },
  ],
  answers: {
    findFirstPlace: [
      { placeId: null, isStored: false },
      { placeId: 'one', isStored: true },
      { placeId: 'one', isStored: false },
    ],
    findCurrentFiscalYear: ['year'],
  },
})

export const placeSwitcherWalk = walkOf(placeSwitcherMachine, {
  events: [
    { type: 'switcher.open' },
    { type: 'switcher.close' },
    { type: 'search.change', text: 'til' },
    { type: 'filters.change', filters: { city: 'Lille' } },
    { type: 'list.more' },
    { type: 'list.retry' },
  ],
  answers: { loadPlaces: [{ hasMore: true }], loadMore: [{ hasMore: false }] },
  by: ({ context }) => context.hasMore,
})

export const walks = [placeSelectionWalk, placeSwitcherWalk]
