import { administrationRoutes } from '#contract/administration.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { listPeople } from './listPeople.ts'

/** What administrators alone may do. */
export const administrationArea = defineArea({
  routes: [
    served(administrationRoutes, {
      people: listPeople,
    }),
  ],
})
