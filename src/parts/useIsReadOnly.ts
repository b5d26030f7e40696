import { useSelector } from '@xstate/react'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { selectImpersonatedUser } from '#machines/session/session/session.selectors.ts'

/** Whoever looks at the portal as somebody else changes nothing: no change is offered to them. */
export const useIsReadOnly = (session: SessionRef) => useSelector(session, selectImpersonatedUser) !== null
