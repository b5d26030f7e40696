import type { AuthenticationSnapshot } from './authentication.machine.ts'

/** Which of the five sub-views is on screen. */
export type AuthenticationView = 'email' | 'password' | 'register' | 'checkMail' | 'redirect'

export function selectView(snapshot: AuthenticationSnapshot): AuthenticationView {
  if (snapshot.hasTag('askingPassword')) return 'password'
  if (snapshot.hasTag('askingReference')) return 'register'
  if (snapshot.hasTag('mailAnnounced')) return 'checkMail'
  if (snapshot.hasTag('elsewhere')) return 'redirect'
  return 'email'
}

export const selectEmail = (snapshot: AuthenticationSnapshot) => snapshot.context.email
export const selectIsBusy = (snapshot: AuthenticationSnapshot) => snapshot.hasTag('busy')
export const selectHasFailed = (snapshot: AuthenticationSnapshot) => snapshot.hasTag('failed')
export const selectRefusal = (snapshot: AuthenticationSnapshot) => snapshot.context.refusal
export const selectAllowedOffer = (snapshot: AuthenticationSnapshot) => snapshot.context.allowedOffer
