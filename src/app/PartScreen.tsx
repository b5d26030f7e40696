import { useSelector } from '@xstate/react'
import {
  selectFlow,
  selectIsMissing,
  selectIsOnItsWay,
  selectPart,
  selectSentEmail,
} from '#machines/portal/portal/portal.selectors.ts'
import { AuthenticationScreen } from '#src/areas/authentication/AuthenticationScreen.tsx'
import { MissingChunk } from './chunks.ts'
import { FlowScreen } from './FlowScreen.tsx'
import { preloadFlow } from './flowModules.ts'
import { PartFallback } from './PartFallback.tsx'
import type { PortalProps } from './Portal.tsx'

/** One screen per part; each receives the actor of its flow. */
export function PartScreen(props: PortalProps) {
  const { portalRef, api, parts, sites } = props
  const part = useSelector(portalRef, selectPart)
  const flow = useSelector(portalRef, selectFlow)
  const authenticationRef = useSelector(portalRef, ({ children }) => children.authentication)
  const email = useSelector(portalRef, selectSentEmail)
  const isOnItsWay = useSelector(portalRef, selectIsOnItsWay)
  if (useSelector(portalRef, selectIsMissing)) throw new MissingChunk(part)
  if (isOnItsWay) return <PartFallback />
  if (flow) return <FlowScreen flow={flow} parts={parts} sites={sites} />

  switch (part) {
    case 'authentication':
      return (
        authenticationRef && (
          <AuthenticationScreen
            authenticationRef={authenticationRef}
            sites={sites}
            LaterView={parts.LaterView}
            aimAtPasswordRequest={() => preloadFlow('passwordRequest')}
          />
        )
      )
    case 'emailSent':
      return <parts.EmailSent email={email} />
    case 'terms':
      return <parts.Terms api={api} />
    case 'application':
      return <parts.Shell {...props} />
    default:
      return <parts.NotFound />
  }
}
