import { useSelector } from '@xstate/react'
import { selectPersonInPortal, selectShell } from '#machines/portal/portal/portal.selectors.ts'
import { frameIconPaths } from '#src/ui/frameIconPaths.ts'
import { IconPathsContext } from '#src/ui/Icon.tsx'
import type { createChunkLoader } from '../chunks.ts'
import type { LanguageStore } from '../languageStore.ts'
import { PartFallback } from '../PartFallback.tsx'
import type { PortalProps } from '../Portal.tsx'
import { allDashboardParts } from './dashboardParts.ts'
import { createOverlays } from './overlays.tsx'
import { Shell } from './Shell.tsx'
import { createScreens } from './screens.tsx'

type Dependencies = {
  readonly chunk: ReturnType<typeof createChunkLoader>
  readonly language: Pick<LanguageStore, 'extend'>
  readonly apiBase: string
}

/** The main application; its screens load one by one. */
export async function createShell({ chunk, language, apiBase }: Dependencies) {
  const screens = createScreens(chunk, language.extend)
  const { needs } = await allDashboardParts()
  const overlays = createOverlays(chunk, language.extend)
  return function ShellPlace(props: PortalProps) {
    const { portalRef } = props
    const session = useSelector(portalRef, ({ children }) => children.session)
    const shell = useSelector(portalRef, selectShell)
    const person = useSelector(portalRef, selectPersonInPortal)
    if (!shell || !session || person === null) return <PartFallback />
    return (
      <IconPathsContext value={frameIconPaths}>
        <Shell
          {...props}
          key={person}
          apiBase={apiBase}
          screens={screens}
          overlays={overlays}
          needs={needs}
          shell={shell}
          session={session}
          person={person}
        />
      </IconPathsContext>
    )
  }
}
