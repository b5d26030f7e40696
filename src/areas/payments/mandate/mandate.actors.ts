import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import type { KindAct } from '#machines/payments/kindChange/kindChange.setup.ts'
import { type Api, ApiError } from '#src/api/api.ts'
import { bindingActActors } from '#src/parts/bindingAct.actors.ts'
import { mandateQuery } from '../mandateQueries.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

/**
 * Reads the state of the mandate before the page reports the outcome. A read that began before the change would arrive after it,
 * and show the old state.
 */
export async function readMandateAgain({ api, client, person, placeId }: Dependencies) {
  const query = mandateQuery(api, person, placeId)
  await client.cancelQueries({ queryKey: query.queryKey })
  return client.query({ ...query, staleTime: 0 }).catch(() => null)
}

/** Changes what the mandate pays. */
export const kindActors = (dependencies: Dependencies) =>
  bindingActActors<KindAct>({
    api: dependencies.api,
    send: ({ kind }, { confirmationToken, signal }) =>
      dependencies.api(mandateRoutes.choose, {
        params: { placeId: dependencies.placeId },
        body: { moneyOrder: { kind, confirmationToken } },
        signal,
      }),
    async readAgain() {
      await readMandateAgain(dependencies)
      return null
    },
  })

/** Ends a mandate, or discards one that waits for a signature. A mandate that has ended meanwhile counts as success. */
export const endMandate = (
  dependencies: Dependencies,
  route: typeof mandateRoutes.revoke | typeof mandateRoutes.drop,
  onDone: () => void,
) =>
  fromPromise<unknown, { subject: string }>(async ({ signal }) => {
    try {
      await dependencies.api(route, { params: { placeId: dependencies.placeId }, signal })
    } catch (error) {
      if (!(error instanceof ApiError && error.first?.code === 'action_not_possible')) throw error
    }
    onDone()
    await readMandateAgain(dependencies)
  })
