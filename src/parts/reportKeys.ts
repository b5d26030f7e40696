import type { ReportCategory, ReportQuery } from '#contract/reports/reportList.ts'

export type ReportFilters = Pick<ReportQuery, 'state' | 'byCategory' | 'q' | 'withWorkOrder' | 'search' | 'sort'>

/** The first word of a key is the live topic (contract/live.ts). */
export const reportKeys = {
  all: (person: string) => ['reports', person] as const,
  lists: (person: string) => [...reportKeys.all(person), 'list'] as const,
  list: (person: string, placeId: string, filters: ReportFilters) =>
    [...reportKeys.lists(person), placeId, filters] as const,
  glances: (person: string) => [...reportKeys.all(person), 'glance'] as const,
  glance: (person: string, placeId: string, filters: ReportFilters, count: number) =>
    [...reportKeys.glances(person), placeId, filters, count] as const,
  toAnswer: (person: string) => [...reportKeys.all(person), 'toAnswer'] as const,
  detail: (person: string, reportId: string) => [...reportKeys.all(person), 'detail', reportId] as const,
  events: (person: string, reportId: string) => [...reportKeys.all(person), 'events', reportId] as const,
  similar: (person: string, placeId: string, text: string, category: ReportCategory | null) =>
    [...reportKeys.all(person), 'similar', placeId, text, category] as const,
  categories: (person: string) => [...reportKeys.all(person), 'categories'] as const,
}
