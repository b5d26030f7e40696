import { queryOptions } from '@tanstack/react-query'
import type { OfferCode } from '#contract/offers.ts'
import { placeRoutes } from '#contract/places.ts'
import { offerFilter } from '#contract/terms.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from './justRead.ts'
import { listQuery, rowsOf } from './pagesOf.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const placeKeys = {
  all: (person: string) => ['places', person] as const,
  mine: (person: string, offer: OfferCode, search: string) =>
    [...placeKeys.all(person), 'mine', offer, search] as const,
  detail: (person: string, placeId: string) => [...placeKeys.all(person), 'detail', placeId] as const,
  agency: (person: string, placeId: string) => [...placeKeys.all(person), 'agency', placeId] as const,
  fiscalYears: (person: string, placeId: string) => [...placeKeys.all(person), 'fiscalYears', placeId] as const,
  identities: (person: string, placeId: string) => [...placeKeys.all(person), 'identities', placeId] as const,
}

/** Enough for all fiscal years or identities of one person: the contract's largest page. */
const wholeList = 100

export const placeQueries = (api: Api, person: string) => ({
  mine: (offer: OfferCode, search = '') =>
    listQuery({
      queryKey: placeKeys.mine(person, offer, search),
      ask: (page, signal) =>
        api(placeRoutes.mine, {
          query: { page, ...(search && { search }), ...offerFilter(offer) },
          signal,
          isPlaceless: true,
        }),
    }),
  detail: (placeId: string) =>
    queryOptions({
      queryKey: placeKeys.detail(person, placeId),
      queryFn: ({ signal }) => api(placeRoutes.read, { params: { placeId }, signal, isPlaceless: true }),
      staleTime: justRead,
    }),
  agency: (placeId: string) =>
    queryOptions({
      queryKey: placeKeys.agency(person, placeId),
      queryFn: ({ signal }) => api(placeRoutes.agency, { params: { placeId }, signal }),
    }),
  fiscalYears: (placeId: string) =>
    queryOptions({
      queryKey: placeKeys.fiscalYears(person, placeId),
      queryFn: async ({ signal }) =>
        rowsOf(
          await api(placeRoutes.fiscalYears, {
            params: { placeId },
            query: { perPage: wholeList },
            signal,
            isPlaceless: true,
          }),
        ),
      staleTime: justRead,
    }),
  identities: (placeId: string) =>
    queryOptions({
      queryKey: placeKeys.identities(person, placeId),
      queryFn: async ({ signal }) =>
        rowsOf(await api(placeRoutes.identities, { query: { place: placeId, perPage: wholeList }, signal })),
    }),
})
