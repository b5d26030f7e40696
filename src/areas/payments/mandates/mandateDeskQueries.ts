import { type DeskMandateState, mandateDeskRoutes } from '#contract/payments/mandateDesk.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { paymentKeys } from '../paymentKeys.ts'

type Filters = { readonly state: DeskMandateState; readonly search?: string }

/** The signed mandates of a place. */
export const mandatesQuery = (api: Api, person: string, placeId: string, filters: Filters) =>
  listQuery({
    queryKey: [...paymentKeys.mine(person, placeId), 'mandates', filters] as const,
    ask: (page, signal) => api(mandateDeskRoutes.list, { params: { placeId }, query: { ...filters, page }, signal }),
  })
