import { useSelector } from '@xstate/react'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { selectImpersonatedUser } from '#machines/session/session/session.selectors.ts'

/** True while an administrator impersonates somebody, and so may change nothing. */
export const useIsReadOnly = (session: SessionRef) => useSelector(session, selectImpersonatedUser) !== null
