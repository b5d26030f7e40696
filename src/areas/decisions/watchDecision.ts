import type { QueryClient } from '@tanstack/react-query'
import type { EventObject } from 'xstate'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Api } from '#src/api/api.ts'
import { watchQuery } from '#src/parts/watchQuery.ts'
import { decisionQueries } from './decisionQueries.ts'

type Watched = { readonly api: Api; readonly client: QueryClient; readonly person: string; readonly decisionId: string }

/** Sends a flow its own event whenever the decision changes in the cache. */
export const watchDecision = <Event extends EventObject>(
  { api, client, person, decisionId }: Watched,
  toEvent: (decision: DecisionDetail) => Event | null,
) => watchQuery(client, decisionQueries(api, person).detail(decisionId), toEvent)
