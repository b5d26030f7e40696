import { waitFor } from 'xstate'
import type { SessionRef, SessionSnapshot } from '#machines/session/session/session.machine.ts'
import {
  selectAccessToken,
  selectImpersonatedUser,
  selectIsRefreshing,
  selectPersonKey,
  selectSelectedPlaceId,
} from '#machines/session/session/session.selectors.ts'
import type { SessionAccess } from '#src/api/personCalls.ts'

const isSettled = (snapshot: SessionSnapshot) => !selectIsRefreshing(snapshot)

/** The session as the HTTP client sees it. A function supplies it, because the client exists before the session. */
export const sessionAccess = (session: () => SessionRef): SessionAccess => ({
  identity: () => {
    const snapshot = session().getSnapshot()
    return {
      accessToken: selectAccessToken(snapshot),
      placeId: selectSelectedPlaceId(snapshot),
      personKey: selectPersonKey(snapshot),
      isImpersonating: selectImpersonatedUser(snapshot) !== null,
    }
  },
  refresh: async (staleToken) => {
    session().send({ type: 'session.refresh', staleToken })
    await waitFor(session(), isSettled)
  },
  expire: (token) => session().send({ type: 'session.expired', token }),
  stopImpersonation: () => session().send({ type: 'impersonation.stop' }),
})
