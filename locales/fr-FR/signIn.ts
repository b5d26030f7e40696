import { authentication } from './signIn/authentication.ts'
import { callback } from './signIn/callback.ts'
import { common } from './signIn/common.ts'
import { embeddedLogin } from './signIn/embeddedLogin.ts'
import { errors } from './signIn/errors.ts'
import { maintenance } from './signIn/maintenance.ts'
import { mobileBanner } from './signIn/mobileBanner.ts'
import { notFound } from './signIn/notFound.ts'
import { password } from './signIn/password.ts'
import { profile } from './signIn/profile.ts'
import { terms } from './signIn/terms.ts'

/** The texts before sign-in. */
export const texts = {
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
