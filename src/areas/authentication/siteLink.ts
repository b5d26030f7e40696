import { screenPaths } from '#contract/addresses.ts'

/** The address of another offer's login form, with the e-mail field filled in. */
export function siteLink(site: string, email: string | null) {
  const link = new URL(screenPaths.login, site)
  if (email !== null) link.searchParams.set('email', email)
  return link.href
}
