import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { calendarRoutes } from '#contract/calendar.ts'
import type { Api } from '#src/api/api.ts'
import { calendarQueries } from './calendar.queries.ts'

type Dependencies = {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly person: string
  readonly announce: () => void
}

/** Revokes the calendar's address once the person has confirmed it. */
export const calendarActors = ({ api, queryClient, person, announce }: Dependencies) => ({
  carryOut: fromPromise<unknown, { subject: string }>(async ({ signal }) => {
    await api(calendarRoutes.revoke, { signal })
    queryClient.setQueryData(calendarQueries(api, person).feed().queryKey, { createdAt: null })
    announce()
  }),
})
