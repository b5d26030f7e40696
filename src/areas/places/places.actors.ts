import type { QueryClient } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { OfferCode } from '#contract/offers.ts'
import { can } from '#contract/permissions.ts'
import type { FirstPlace, PlaceSelectionEvent } from '#machines/places/placeSelection/placeSelection.setup.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { storedNote } from '#src/api/tabNote.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'

type SelectionDependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly offer: OfferCode
  readonly person: () => string
  readonly session: () => SessionRef
  readonly local: Storage
}

type Followed = { readonly placeId: string }

const lastPlaces = z.object({ person: z.string(), ids: z.array(z.uuid()) })

/** The actors of the placeSelection machine. Responses go through the query cache, which the screens read. */
export function placeSelectionEffects({ api, client, offer, person, session, local }: SelectionDependencies) {
  const note = storedNote(() => local, 'recentPlaces', lastPlaces)
  const queries = () => placeQueries(api, person())
  const isOwnPlace = async (placeId: string) => {
    const query = queries().detail(placeId)
    try {
      await client.query(query)
      return true
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return false
      // Without a network, the data of the last visit still apply.
      if (client.getQueryData(query.queryKey)) return true
      throw error
    }
  }
  return {
    actors: {
      findFirstPlace: fromPromise<FirstPlace>(async () => {
        const stored = selectSelectedPlaceId(session().getSnapshot())
        const last = note.read()
        const recentIds = last?.person === person() ? last.ids : []
        if (stored !== null && (await isOwnPlace(stored))) return { placeId: stored, isStored: true, recentIds }
        const places = await client.infiniteQuery(queries().mine(offer))
        return { placeId: places.rows[0]?.id ?? null, isStored: false, recentIds }
      }),
      findCurrentFiscalYear: fromPromise<string | null, { placeId: string }>(async ({ input: { placeId } }) => {
        const { roles } = await client.query(queries().detail(placeId))
        if (!can(roles, 'fiscalYear.read')) return null
        const years = await client.query(queries().fiscalYears(placeId))
        return years.find(({ isCurrent }) => isCurrent)?.id ?? null
      }),
      watchSession: fromCallback<PlaceSelectionEvent>(({ sendBack }) => {
        const { unsubscribe } = session().subscribe((snapshot) => {
          const placeId = selectSelectedPlaceId(snapshot)
          if (placeId !== null) sendBack({ type: 'place.selected', placeId })
        })
        return unsubscribe
      }),
    },
    actions: {
      followSelection: ({ context }: { context: { readonly recentIds: readonly string[] } }, { placeId }: Followed) => {
        note.write({ person: person(), ids: [...context.recentIds] })
        void client.query(queries().detail(placeId)).catch(() => undefined)
      },
    },
  }
}
