import { administrationRoutes } from '#contract/administration.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { listPeople } from './listPeople.ts'

/** Actions reserved for administrators. */
export const administrationArea = defineArea({
  routes: [
    served(administrationRoutes, {
      people: listPeople,
    }),
  ],
})
