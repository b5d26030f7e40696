import { queryOptions } from '@tanstack/react-query'
import { equipmentReportRoutes, equipmentRoutes } from '#contract/equipments.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from './pagesOf.ts'
import { reportKeys } from './reportKeys.ts'

/** The first word of a key is the live topic (contract/live.ts). */
const equipmentKeys = {
  all: (person: string) => ['equipments', person] as const,
  list: (person: string, placeId: string) => [...equipmentKeys.all(person), 'list', placeId] as const,
  detail: (person: string, equipmentId: string) => [...equipmentKeys.all(person), 'detail', equipmentId] as const,
}

const equipmentsPerPage = 50

export const equipmentQueries = (api: Api, person: string) => ({
  list: (placeId: string) =>
    listQuery({
      queryKey: equipmentKeys.list(person, placeId),
      ask: (page, signal) =>
        api(equipmentRoutes.list, {
          params: { placeId },
          query: { page, perPage: equipmentsPerPage },
          signal,
        }),
    }),
  detail: (equipmentId: string) =>
    queryOptions({
      queryKey: equipmentKeys.detail(person, equipmentId),
      queryFn: ({ signal }) => api(equipmentRoutes.read, { params: { equipmentId }, signal }),
    }),
  /** Reports about the equipment, so the live topic is `reports`. */
  reports: (equipmentId: string) =>
    listQuery({
      queryKey: [...reportKeys.lists(person), 'equipment', equipmentId],
      ask: (page, signal) => api(equipmentReportRoutes.reports, { params: { equipmentId }, query: { page }, signal }),
    }),
})
