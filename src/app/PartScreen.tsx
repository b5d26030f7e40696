import { useSelector } from '@xstate/react'
import { selectPart, selectSentEmail } from '#machines/portal/portal.selectors.ts'
import { AuthenticationScreen } from '#src/areas/authentication/AuthenticationScreen.tsx'
import { LanguageCorner } from './LanguageCorner.tsx'
import { PartFallback } from './PartFallback.tsx'
import type { PortalProps } from './Portal.tsx'

/** One screen for each part; it gets the actor of its own flow. */
export function PartScreen(props: PortalProps) {
  const { portalRef, api, parts, sites, onChooseLocale } = props
  const part = useSelector(portalRef, selectPart)
  const children = useSelector(portalRef, (snapshot) => snapshot.children)
  const email = useSelector(portalRef, selectSentEmail)

  switch (part) {
    case 'restoring':
    case 'welcoming':
      return <PartFallback />
    case 'authentication':
      return (
        children.authentication && (
          <AuthenticationScreen
            authenticationRef={children.authentication}
            sites={sites}
            LaterView={parts.LaterView}
            corner={<LanguageCorner parts={parts} onChooseLocale={onChooseLocale} />}
          />
        )
      )
    case 'passwordRequest':
      return children.passwordRequest && <parts.PasswordRequest passwordRequestRef={children.passwordRequest} />
    case 'emailSent':
      return <parts.EmailSent email={email} />
    case 'passwordForm':
      return children.passwordForm && <parts.PasswordForm passwordFormRef={children.passwordForm} sites={sites} />
    case 'callback':
      return children.callback && <parts.Callback callbackRef={children.callback} sites={sites} />
    case 'profileCheck':
      return children.profileCheck && <parts.ProfileCheck profileCheckRef={children.profileCheck} />
    case 'embeddedLogin':
      return children.embeddedLogin && <parts.EmbeddedLogin embeddedLoginRef={children.embeddedLogin} />
    case 'maintenance':
      return children.maintenance && <parts.Maintenance maintenanceRef={children.maintenance} />
    case 'terms':
      return <parts.Terms api={api} />
    case 'application':
      return <parts.Shell {...props} />
    case 'notFound':
      return <parts.NotFound />
  }
}
