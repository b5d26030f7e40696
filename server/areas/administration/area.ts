import { administrationRoutes } from '#contract/administration.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { countJobs, listJobs } from './listJobs.ts'
import { listPeople } from './listPeople.ts'
import { retryJob } from './retryJob.ts'

/** Actions reserved for administrators. */
export const administrationArea = defineArea({
  routes: [
    served(administrationRoutes, {
      people: listPeople,
      jobs: listJobs,
      countJobs,
      retryJob: (ctx, { params }) => retryJob(ctx, params),
    }),
  ],
})
