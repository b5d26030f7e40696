import type { SignInCatalogue } from '../catalogue.ts'
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

export const catalogue: SignInCatalogue = {
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
}
