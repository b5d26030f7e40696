import { queryOptions } from '@tanstack/react-query'
import { decisionList } from '#contract/decisions/decisionList.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import type { DecisionFilters } from './decisionKeys.ts'
import { decisionKeys } from './decisionKeys.ts'

/** The first few decisions, for the dashboard, which fetches nothing else about them. */
export const decisionGlance = (api: Api, person: string, placeId: string, filters: DecisionFilters, count: number) =>
  queryOptions({
    queryKey: decisionKeys.glance(person, placeId, filters, count),
    queryFn: ({ signal }) => api(decisionList, { params: { placeId }, query: { ...filters, perPage: count }, signal }),
    staleTime: justRead,
    select: ({ data }) => data.result.flatMap((id) => data.entities.decisions[id] ?? []),
  })
