import type { SessionSnapshot } from './session.machine.ts'

const openSession = (snapshot: SessionSnapshot) => (snapshot.hasTag('signedIn') ? snapshot.context.session : null)

export const selectIsRestoring = (snapshot: SessionSnapshot) => snapshot.hasTag('restoring')
export const selectIsSignedIn = (snapshot: SessionSnapshot) => snapshot.hasTag('signedIn')
export const selectIsSigningIn = (snapshot: SessionSnapshot) => snapshot.matches('signingIn')
export const selectIsRefreshing = (snapshot: SessionSnapshot) => snapshot.hasTag('refreshing')
export const selectIsRequestingImpersonation = (snapshot: SessionSnapshot) =>
  snapshot.hasTag('signedIn') && snapshot.hasTag('busy')
export const selectIsImpersonationRefused = (snapshot: SessionSnapshot) => snapshot.hasTag('impersonationRefused')
export const selectHasExpired = (snapshot: SessionSnapshot) => snapshot.context.hasExpired
export const selectSignInRefusal = (snapshot: SessionSnapshot) => snapshot.context.refusal
export const selectSelectedPlaceId = (snapshot: SessionSnapshot) => openSession(snapshot)?.selectedPlaceId ?? null
const selectOwnToken = (snapshot: SessionSnapshot) => openSession(snapshot)?.user.accessToken ?? null
export const selectImpersonatedUser = (snapshot: SessionSnapshot) =>
  openSession(snapshot)?.user.impersonatedUser ?? null

/** The token of a request: the impersonated person's takes precedence (specification §7). */
export const selectAccessToken = (snapshot: SessionSnapshot) =>
  selectImpersonatedUser(snapshot)?.accessToken ?? selectOwnToken(snapshot)

/** Changes whenever requests start to act for another person, but not on a refresh. */
export const selectPersonKey = (snapshot: SessionSnapshot) => {
  const session = openSession(snapshot)
  return session && `${session.id}/${session.user.impersonatedUser?.userId ?? ''}`
}
