import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { ReportSort } from '#contract/reports.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'

/** The place to begin with: the stored one while it is among the person's, else the first of them, else none. */
export type FirstPlace = { readonly placeId: string | null; readonly isStored: boolean }

type PlaceSelectionContext = {
  readonly placeId: string | null
  /** The person has changed places since the frame is there: it is read out. */
  readonly hasChanged: boolean
  /** One fiscal year for each place looked at so far (specification §3, UI state). */
  readonly fiscalYearIds: Readonly<Record<string, string>>
  /** In which order the reports of each place are read, where somebody has chosen one (specification §3, UI state). */
  readonly reportsSorts: Readonly<Record<string, ReportSort>>
}

export type PlaceSelectionEvent =
  | { type: 'place.select'; placeId: string }
  | { type: 'place.selected'; placeId: string }
  | { type: 'places.reload' }
  | { type: 'fiscalYear.select'; placeId: string; fiscalYearId: string }
  | { type: 'reportsSort.choose'; placeId: string; sort: ReportSort }

type PlaceParams = { readonly placeId: string | null }

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
    /** Tells which place another tab has chosen. */
    watchSession: fromCallback<PlaceSelectionEvent>(missingAction('watchSession')),
  },
  guards: {
    hasNoPlace: (_, params: FirstPlace) => params.placeId === null,
    isStored: (_, params: FirstPlace) => params.isStored,
    isAnotherPlace: ({ context }, params: PlaceParams) => context.placeId !== params.placeId,
    hasFiscalYear: ({ context }) => context.placeId !== null && context.placeId in context.fiscalYearIds,
  },
  actions: {
    rememberPlace: assign((_, params: PlaceParams) => ({ placeId: params.placeId })),
    noteChange: assign({ hasChanged: true }),
    rememberFiscalYear: assign({
      fiscalYearIds: ({ context }, params: { placeId: string | null; fiscalYearId: string | null }) =>
        params.placeId === null || params.fiscalYearId === null
          ? context.fiscalYearIds
          : { ...context.fiscalYearIds, [params.placeId]: params.fiscalYearId },
    }),
    rememberReportsSort: assign({
      reportsSorts: ({ context }, params: { placeId: string; sort: ReportSort }) => ({
        ...context.reportsSorts,
        [params.placeId]: params.sort,
      }),
    }),
    /** The select of the specification (§4): the session stores it, and every request names it. */
    selectInSession: sendTo(
      ({ system }): SessionRef => system.get('session'),
      (_, params: { placeId: string }) => ({ type: 'place.select' as const, placeId: params.placeId }),
    ),
    /** The follow-up action of the specification (§4): what every screen asks of a place is fetched at once. */
    followSelection: (_context, _params: { placeId: string }) => missingAction('followSelection')(),
  },
})
