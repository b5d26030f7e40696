import { authenticationRoutes } from './authentication.ts'
import { placeRoutes } from './places.ts'
import { profileRoutes } from './profile.ts'
import { sessionRoutes } from './session.ts'
import { supportRoutes } from './support.ts'
import { termsRoutes } from './terms.ts'

/** Every endpoint by area: read by the server, the API page, and the tests that must miss none. */
export const api = {
  session: sessionRoutes,
  authentication: authenticationRoutes,
  profile: profileRoutes,
  places: placeRoutes,
  terms: termsRoutes,
  support: supportRoutes,
}
