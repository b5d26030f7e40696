import { waitFor } from 'xstate'
import { SignInRefused } from '#machines/authentication/authentication/signInRefusal.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import {
  selectIsSignedIn,
  selectIsSigningIn,
  selectSignInRefusal,
} from '#machines/session/session/session.selectors.ts'

/** Has the session sign somebody in, and rejects with its explanation when the server refuses. */
export async function signIn(session: SessionRef, credentials: { username: string; password: string }) {
  session.send({ type: 'session.signIn', ...credentials })
  const outcome = await waitFor(session, (snapshot) => !selectIsSigningIn(snapshot))
  if (selectIsSignedIn(outcome)) return
  const refusal = selectSignInRefusal(outcome)
  throw refusal ? new SignInRefused(refusal) : new Error('the sign-in was given up')
}
