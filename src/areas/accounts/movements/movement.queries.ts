import { queryOptions } from '@tanstack/react-query'
import type { CoownerAmountQuery } from '#contract/accounts/coownerAmounts.ts'
import { coownerAmountRoutes } from '#contract/accounts/coownerAmounts.ts'
import type { MovementQuery } from '#contract/accounts/movements.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery, rowsOf } from '#src/parts/pagesOf.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const movementKeys = {
  of: (person: string, placeId: string) => ['accounts', person, placeId, 'ledger'] as const,
  list: (person: string, placeId: string, filters: MovementQuery) =>
    [...movementKeys.of(person, placeId), 'list', filters] as const,
  entry: (person: string, placeId: string, entryId: string) =>
    [...movementKeys.of(person, placeId), 'entry', entryId] as const,
  codes: (person: string, placeId: string, filters: CodeFilters) =>
    [...movementKeys.of(person, placeId), 'codes', filters] as const,
  providers: (person: string, placeId: string, fiscalYearId: string) =>
    [...movementKeys.of(person, placeId), 'providers', fiscalYearId] as const,
  balances: (person: string, placeId: string, filters: CoownerAmountQuery) =>
    [...movementKeys.of(person, placeId), 'balances', filters] as const,
  keys: (person: string, placeId: string) => [...movementKeys.of(person, placeId), 'keys'] as const,
}

export type CodeFilters = { readonly fiscalYearId: string; readonly keyId?: string; readonly exceptJournal?: 'CL' }

/** The contract's largest page: fewer requests while somebody scrolls through years. */
const largestPage = 100

export const movementQueries = (api: Api, person: string, placeId: string) => ({
  list: (filters: MovementQuery) =>
    listQuery({
      queryKey: movementKeys.list(person, placeId, filters),
      ask: (page, signal) =>
        api(movementRoutes.list, { params: { placeId }, query: { ...filters, page, perPage: largestPage }, signal }),
      staleTime: justRead,
    }),
  entry: (entryId: string) =>
    queryOptions({
      queryKey: movementKeys.entry(person, placeId, entryId),
      queryFn: ({ signal }) => api(movementRoutes.read, { params: { placeId, entryId }, signal }),
    }),
  /** The accounts in use with their sums of a year. */
  codes: (filters: CodeFilters) =>
    queryOptions({
      queryKey: movementKeys.codes(person, placeId, filters),
      queryFn: async ({ signal }) => {
        const query = { ...filters, perPage: largestPage }
        return rowsOf(await api(movementRoutes.codes, { params: { placeId }, query, signal }))
      },
    }),
  /** What each supplier has invoiced in a year. */
  providers: (fiscalYearId: string) =>
    queryOptions({
      queryKey: movementKeys.providers(person, placeId, fiscalYearId),
      queryFn: async ({ signal }) =>
        (await api(movementRoutes.providers, { params: { placeId, fiscalYearId }, signal })).providers,
    }),
  keys: () =>
    queryOptions({
      queryKey: movementKeys.keys(person, placeId),
      queryFn: async ({ signal }) =>
        rowsOf(await api(decisionRoutes.keys, { params: { placeId }, query: { perPage: largestPage }, signal })),
    }),
  balances: (filters: CoownerAmountQuery) =>
    listQuery({
      queryKey: movementKeys.balances(person, placeId, filters),
      ask: (page, signal) =>
        api(coownerAmountRoutes.list, {
          params: { placeId },
          query: { ...filters, page, perPage: largestPage },
          signal,
        }),
      staleTime: justRead,
    }),
})
