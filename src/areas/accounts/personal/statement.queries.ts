import { queryOptions } from '@tanstack/react-query'
import { statementRoutes } from '#contract/accounts/statement.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

/** The first word of a key is the live topic (contract/live.ts). */
const statementKeys = {
  all: (person: string, placeId: string) => ['accounts', person, placeId, 'statement'] as const,
  position: (person: string, placeId: string) => [...statementKeys.all(person, placeId), 'position'] as const,
  year: (person: string, placeId: string, fiscalYearId: string) =>
    [...statementKeys.all(person, placeId), 'year', fiscalYearId] as const,
  lines: (person: string, placeId: string, fiscalYearId: string) =>
    [...statementKeys.all(person, placeId), 'lines', fiscalYearId] as const,
  line: (person: string, placeId: string, lineId: string) =>
    [...statementKeys.all(person, placeId), 'line', lineId] as const,
  calledOn: (person: string, placeId: string, dueOn: string) =>
    [...statementKeys.all(person, placeId), 'calledOn', dueOn] as const,
}

/** The id of a line as the address and the list have it: its entry and its rank there. */
const partsOf = (lineId: string) => {
  const [entryId = '', rank = ''] = lineId.split('.')
  return { entryId, rank }
}

/** Enough for most owners' lines of a year, because paper has no button for more. */
const wholeYear = 100

export const statementQueries = (api: Api, person: string, placeId: string) => ({
  position: queryOptions({
    queryKey: statementKeys.position(person, placeId),
    queryFn: ({ signal }) => api(statementRoutes.position, { params: { placeId }, signal }),
    staleTime: justRead,
  }),
  /** A fiscal year's balance brought forward, total and final balance. */
  year: (fiscalYearId: string) =>
    queryOptions({
      queryKey: statementKeys.year(person, placeId, fiscalYearId),
      queryFn: async ({ signal }) => {
        const { year } = await api(statementRoutes.lines, {
          params: { placeId },
          query: { fiscalYearId, perPage: 1 },
          signal,
        })
        return year
      },
    }),
  lines: (fiscalYearId: string) =>
    listQuery({
      queryKey: statementKeys.lines(person, placeId, fiscalYearId),
      ask: (page, signal) =>
        api(statementRoutes.lines, { params: { placeId }, query: { fiscalYearId, page, perPage: wholeYear }, signal }),
    }),
  line: (lineId: string) =>
    queryOptions({
      queryKey: statementKeys.line(person, placeId, lineId),
      queryFn: ({ signal }) => api(statementRoutes.line, { params: { placeId, ...partsOf(lineId) }, signal }),
    }),
  /** The calls of a day. */
  calledOn: (dueOn: string) =>
    queryOptions({
      queryKey: statementKeys.calledOn(person, placeId, dueOn),
      queryFn: ({ signal }) => api(statementRoutes.calledOn, { params: { placeId, dueOn }, signal }),
    }),
})
