import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { communityRoutes } from '#contract/community.ts'
import { can } from '#contract/permissions.ts'
import type { ReportCategory } from '#contract/reports/reports.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from './justRead.ts'
import { listQuery, rowsOf } from './pagesOf.ts'
import type { ReportFilters } from './reportKeys.ts'
import { reportKeys } from './reportKeys.ts'

const reportsPerPage = 30
const eventsPerPage = 30
/** The contract's largest page: more than the staff of any place. */
const longestPage = 100
/** Milliseconds: an offer's promises do not change during a visit. */
const longLived = 60 * 60_000

export const reportQueries = (api: Api, person: string) => ({
  list: (placeId: string, filters: ReportFilters) =>
    listQuery({
      queryKey: reportKeys.list(person, placeId, filters),
      ask: (page, signal) =>
        api(reportRoutes.list, {
          params: { placeId },
          query: { ...filters, page, perPage: reportsPerPage },
          signal,
        }),
      staleTime: justRead,
    }),
  detail: (reportId: string) =>
    queryOptions({
      queryKey: reportKeys.detail(person, reportId),
      queryFn: ({ signal }) => api(reportRoutes.read, { params: { reportId }, signal }),
    }),
  events: (reportId: string) =>
    listQuery({
      queryKey: reportKeys.events(person, reportId),
      ask: (page, signal) =>
        api(reportRoutes.events, { params: { reportId }, query: { page, perPage: eventsPerPage }, signal }),
      staleTime: justRead,
    }),
  /** Ongoing reports that resemble the one being written. */
  similar: (placeId: string, text: string, category: ReportCategory | null) =>
    queryOptions({
      queryKey: reportKeys.similar(person, placeId, text, category),
      queryFn: async ({ signal }) => {
        const query = { text, ...(category !== null && { byCategory: category }) }
        return rowsOf(await api(reportRoutes.similar, { params: { placeId }, query, signal }))
      },
    }),
  categories: () =>
    queryOptions({
      queryKey: reportKeys.categories(person),
      queryFn: async ({ signal }) => (await api(reportRoutes.categories, { signal })).data,
      staleTime: longLived,
    }),
  /** Staff who may answer the place's reports, by name. */
  responders: (placeId: string) =>
    queryOptions({
      queryKey: ['community', person, placeId, 'responders'],
      queryFn: async ({ signal }) => {
        const query = { byRole: 'staff', perPage: longestPage } as const
        const staff = rowsOf(await api(communityRoutes.contacts, { params: { placeId }, query, signal }))
        return staff.filter(({ roles }) => can(roles, 'report.answer'))
      },
    }),
})

/** Prefetches the data of a report's screen. */
export const fetchReportAhead = (api: Api, client: QueryClient, person: string, reportId: string) =>
  void client.query(reportQueries(api, person).detail(reportId)).catch(() => undefined)
