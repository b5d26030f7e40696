import { queryOptions } from '@tanstack/react-query'
import { reportList } from '#contract/reports/reportList.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import type { ReportFilters } from '#src/parts/reportKeys.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'

/** The first few reports and their total, for the dashboard, which fetches nothing else of them. */
export const reportGlance = (api: Api, person: string, placeId: string, filters: ReportFilters, count: number) =>
  queryOptions({
    queryKey: reportKeys.glance(person, placeId, filters, count),
    queryFn: ({ signal }) => api(reportList, { params: { placeId }, query: { ...filters, perPage: count }, signal }),
    staleTime: justRead,
    select: ({ data, meta }) => ({
      reports: data.result.flatMap((id) => data.entities.reports[id] ?? []),
      total: meta.total,
    }),
  })
