import type { QueryClient } from '@tanstack/react-query'
import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { placeSwitcherMachine } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import { liveMachine } from '#machines/portal/live/live.machine.ts'
import { shellMachine } from '#machines/portal/shell/shell.machine.ts'
import { commandPaletteMachine } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { selectPersonKey } from '#machines/session/session/session.selectors.ts'
import { placeSwitcherActors } from '#src/areas/places/placeSwitcher.actors.ts'
import { placeSelectionEffects } from '#src/areas/places/places.actors.ts'
import { searchActors } from '#src/areas/search/search.actors.ts'
import type { PortalDependencies } from '../portalActors.ts'
import { liveEffects } from './live.ts'
import { menuGroupEffects } from './menuGroups.ts'

export type ShellDependencies = PortalDependencies & { readonly client: QueryClient }

/** The actors that the frame's flows invoke by name. */
export function shellActors(dependencies: ShellDependencies) {
  const { api, apiBase, gate, client, offer, language, local, session } = dependencies
  const person = () => selectPersonKey(session().getSnapshot()) ?? ''
  const graphql = { ...gate, baseUrl: apiBase, locale: () => language.current().locale }

  const groups = menuGroupEffects(local)

  return shellMachine.provide({
    actions: groups.actions,
    actors: {
      ...groups.actors,
      commandPalette: commandPaletteMachine.provide({ actors: searchActors({ api, client, person }) }),
      live: liveMachine.provide(liveEffects({ client, baseUrl: apiBase, session: gate.session })),
      placeSelection: placeSelectionMachine.provide(
        placeSelectionEffects({ api, client, offer: offer.code, person, session, local }),
      ),
      placeSwitcher: placeSwitcherMachine.provide({ actors: placeSwitcherActors({ graphql, client, person }) }),
    },
  })
}
