import { fromPromise, waitFor } from 'xstate'
import type {
  ImpersonationAnswer,
  ImpersonationRequest,
} from '#machines/administration/impersonation/impersonation.machine.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { selectImpersonatedUser, selectIsRequestingImpersonation } from '#machines/session/session/session.selectors.ts'

/** The actors of the impersonation machine. The session sends the request, because it holds the tokens. */
export const impersonationActors = (session: SessionRef) => ({
  startImpersonation: fromPromise<ImpersonationAnswer, ImpersonationRequest>(async ({ input, signal }) => {
    session.send({ type: 'impersonation.start', ...input })
    const settled = await waitFor(session, (snapshot) => !selectIsRequestingImpersonation(snapshot), { signal })
    return { isStarted: selectImpersonatedUser(settled) !== null }
  }),
})
