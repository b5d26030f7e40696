import { offerCode } from '#contract/offers.ts'
import type { Authenticate } from '#server/platform/app.ts'
import { findAccess } from './access.store.ts'
import { markPresented } from './session.store.ts'
import { sha256 } from './tokens.ts'

/**
 * Finds the person of a bearer token. It reads the current state, so that changed rights and log-outs count from the next
 * request.
 */
export const authenticate: Authenticate = async ({ db, now, offer: site }, bearer, sought) => {
  const hash = sha256(bearer)
  const access = await findAccess(db, hash, { ...sought, offer: site.code })
  if (!access?.isOfOffer || access.expiresAt <= now() || access.session.revokedAt || access.isParentRevoked) return null
  const { id, userId, offer, impersonatorId } = access.session
  if (impersonatorId && !(access.isImpersonatorAdministrator && access.isImpersonatorOfOffer)) return null

  if (!access.presentedAt) await markPresented(db, hash, now())
  // An administrator's rights do not carry over into the session of the person they impersonate.
  const isAdministrator = access.isAdministrator && !impersonatorId
  const actor = { userId, sessionId: id, offer: offerCode.parse(offer), isAdministrator, impersonatorId }
  return { actor, roles: access.roles, rolesAtThing: access.rolesAtThing }
}
