import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { settingsRoutes } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { ownAccountKeys } from './ownAccount.queries.ts'

type Dependencies = {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly person: string
  readonly announce: () => void
}

/** Ends one session once the person has confirmed it. */
export const revocationActors = ({ api, queryClient, person, announce }: Dependencies) => ({
  carryOut: fromPromise<unknown, { subject: string }>(async ({ input, signal }) => {
    await api(settingsRoutes.revokeSession, { params: { sessionId: input.subject }, signal })
    await queryClient.invalidateQueries({ queryKey: ownAccountKeys.sessions(person) })
    announce()
  }),
})

/** Requests the deletion of the account once the person has confirmed it. */
export const deletionActors = ({ api, queryClient, person, announce }: Dependencies) => ({
  carryOut: fromPromise<unknown, { subject: string }>(async ({ signal }) => {
    queryClient.setQueryData(ownAccountKeys.deletion(person), await api(settingsRoutes.requestDeletion, { signal }))
    announce()
  }),
})
