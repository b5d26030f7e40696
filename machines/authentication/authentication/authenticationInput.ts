import type { AuthenticationInput } from './authentication.setup.ts'

type Location = { readonly pathname: string; readonly search: string; readonly email?: string | null }

/** Reads /connexion?email=… and /inscription?email=…; a page that has just set a password passes the address on. */
export function authenticationInput({ pathname, search, email = null }: Location): AuthenticationInput {
  return {
    email: new URLSearchParams(search).get('email') ?? email,
    isRegistering: pathname.replace(/\/$/, '') === '/inscription',
  }
}
