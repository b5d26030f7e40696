import type { Flow } from '#machines/portal/portal/portal.flow.ts'
import type { PortalProps } from './Portal.tsx'

type Props = Pick<PortalProps, 'parts' | 'sites'> & { flow: Flow }

/** The screen of a flow that loads on demand; both are in one chunk. */
export function FlowScreen({ flow, parts, sites }: Props) {
  switch (flow.name) {
    case 'passwordRequest':
      return <parts.PasswordRequest passwordRequestRef={flow.ref} />
    case 'passwordForm':
      return <parts.PasswordForm passwordFormRef={flow.ref} sites={sites} />
    case 'callback':
      return <parts.Callback callbackRef={flow.ref} sites={sites} />
    case 'outcome':
      return <parts.Outcome outcomeRef={flow.ref} sites={sites} />
    case 'contest':
      return <parts.Contest contestRef={flow.ref} />
    case 'profileCheck':
      return <parts.ProfileCheck profileCheckRef={flow.ref} />
    case 'embeddedLogin':
      return <parts.EmbeddedLogin embeddedLoginRef={flow.ref} />
    case 'maintenance':
      return <parts.Maintenance maintenanceRef={flow.ref} />
  }
}
