import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { administrationRoutes } from '#contract/administration.ts'
import type { JobState } from '#contract/jobs.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

/** Jobs change without a live event: an open page asks again, while somebody looks at it. */
const refetchInterval = 10_000
/** The first word of a key is no live topic. */
const jobKeys = {
  all: (person: string) => ['jobs', person] as const,
  list: (person: string, state: JobState) => ['jobs', person, 'list', state] as const,
  counts: (person: string) => ['jobs', person, 'counts'] as const,
}

export const jobQueries = (api: Api, person: string) => ({
  list: (state: JobState) =>
    listQuery({
      queryKey: jobKeys.list(person, state),
      ask: (page, signal) => api(administrationRoutes.jobs, { query: { page, state }, signal }),
      refetchInterval,
    }),
  counts: () =>
    queryOptions({
      queryKey: jobKeys.counts(person),
      queryFn: ({ signal }) => api(administrationRoutes.countJobs, { signal }),
      refetchInterval,
    }),
})

export type Retried = { readonly retried: number; readonly refused: number }

export const jobMutations = (api: Api, client: QueryClient, person: string) => ({
  /** `announce` is called even if the rows have left the list before. */
  retry: (jobIds: readonly string[], announce: (outcome: Retried) => void) =>
    mutationOptions({
      /** Some may be refused while others go, for example when somebody else has retried them. Fails only if none goes. */
      async mutationFn(): Promise<Retried> {
        const asked = jobIds.map((jobId) => api(administrationRoutes.retryJob, { params: { jobId } }))
        const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected').length
        if (refused === jobIds.length) await Promise.all(asked)
        return { retried: jobIds.length - refused, refused }
      },
      onSuccess: announce,
      onSettled: () => client.invalidateQueries({ queryKey: jobKeys.all(person) }),
    }),
})
