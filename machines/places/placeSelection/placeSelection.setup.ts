import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'

/** The initial place: the stored one if it is still one of the person's, else the first of them, else none. */
export type FirstPlace = {
  readonly placeId: string | null
  readonly isStored: boolean
  /** The last places of earlier visits on this device, the latest first. */
  readonly recentIds?: readonly string[]
}

/** One more than the list offers, because the selected place is among them. */
const mostRecent = 5

type PlaceSelectionContext = {
  readonly placeId: string | null
  /** The places that were selected last, the selected one first. */
  readonly recentIds: readonly string[]
  /** Whether the person has selected another place since the frame loaded, so that screen readers announce it. */
  readonly hasChanged: boolean
  /** One fiscal year for each place visited so far (specification §3, UI state). */
  readonly fiscalYearIds: Readonly<Record<string, string>>
  /** The chosen order of each list: the reports and topics of a place, the posts of a topic (specification §3, UI state). */
  readonly sorts: Readonly<Record<string, string>>
}

export type PlaceSelectionEvent =
  | { type: 'place.select'; placeId: string }
  | { type: 'place.selected'; placeId: string }
  | { type: 'places.reload' }
  | { type: 'fiscalYear.select'; placeId: string; fiscalYearId: string }
  | { type: 'sort.choose'; list: string; sort: string }

type PlaceParams = Pick<FirstPlace, 'placeId' | 'recentIds'>

/** Every name the placeSelection chart may use. */
export const placeSelectionSetup = setup({
  types: {
    context: {} as PlaceSelectionContext,
    events: {} as PlaceSelectionEvent,
    tags: {} as 'fetching' | 'failed' | 'none',
    meta: {} as { specification: string },
  },
  actors: {
    findFirstPlace: fromPromise<FirstPlace>(missingActor('findFirstPlace')),
    /** The current fiscal year of a place; `null` = it has none, or none for this person. */
    findCurrentFiscalYear: fromPromise<string | null, { placeId: string }>(missingActor('findCurrentFiscalYear')),
    /** Reports the place that another tab has selected. */
    watchSession: fromCallback<PlaceSelectionEvent>(missingAction('watchSession')),
  },
  guards: {
    hasNoPlace: (_, params: FirstPlace) => params.placeId === null,
    isStored: (_, params: FirstPlace) => params.isStored,
    isAnotherPlace: ({ context }, params: PlaceParams) => context.placeId !== params.placeId,
    hasFiscalYear: ({ context }) => context.placeId !== null && context.placeId in context.fiscalYearIds,
  },
  actions: {
    rememberPlace: assign(({ context }, { placeId, recentIds = context.recentIds }: PlaceParams) => ({
      placeId,
      recentIds: [...(placeId === null ? [] : [placeId]), ...recentIds.filter((id) => id !== placeId)].slice(
        0,
        mostRecent,
      ),
    })),
    noteChange: assign({ hasChanged: true }),
    rememberFiscalYear: assign({
      fiscalYearIds: ({ context }, params: { placeId: string | null; fiscalYearId: string | null }) =>
        params.placeId === null || params.fiscalYearId === null
          ? context.fiscalYearIds
          : { ...context.fiscalYearIds, [params.placeId]: params.fiscalYearId },
    }),
    rememberSort: assign({
      sorts: ({ context }, params: { list: string; sort: string }) => ({
        ...context.sorts,
        [params.list]: params.sort,
      }),
    }),
    /** The specification's select (§4): the session stores the place, and every request names it. */
    selectInSession: sendTo(
      ({ system }): SessionRef => system.get('session'),
      (_, params: { placeId: string }) => ({ type: 'place.select' as const, placeId: params.placeId }),
    ),
    /**
     * The specification's follow-up action (§4): prefetches the data of a place that every screen needs. Stores the place for the
     * next visit.
     */
    followSelection: (_context, _params: { placeId: string }) => missingAction('followSelection')(),
  },
})
