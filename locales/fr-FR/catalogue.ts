import { authentication } from './authentication.ts'
import { callback } from './callback.ts'
import { common } from './common.ts'
import { embeddedLogin } from './embeddedLogin.ts'
import { errors } from './errors.ts'
import { maintenance } from './maintenance.ts'
import { mobileBanner } from './mobileBanner.ts'
import { notFound } from './notFound.ts'
import { password } from './password.ts'
import { profile } from './profile.ts'
import { terms } from './terms.ts'

/** The source of truth of what is read before somebody has signed in: one module per area, one line here for each. */
export const catalogue = {
  common,
  errors,
  notFound,
  embeddedLogin,
  maintenance,
  terms,
  callback,
  authentication,
  mobileBanner,
  password,
  profile,
} as const
