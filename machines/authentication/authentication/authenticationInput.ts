import type { AuthenticationInput } from './authentication.setup.ts'

/** Reads /connexion?email=… and /inscription?email=… */
export function authenticationInput({ pathname, search }: { pathname: string; search: string }): AuthenticationInput {
  return {
    email: new URLSearchParams(search).get('email'),
    isRegistering: pathname.replace(/\/$/, '') === '/inscription',
  }
}
