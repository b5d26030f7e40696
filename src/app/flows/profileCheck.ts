import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import { profileCheckMachine } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import { ProfileCheckScreen } from '#src/areas/profile/ProfileCheckScreen.tsx'
import { profileCheckActors } from '#src/areas/profile/profile.actors.ts'
import type { FlowDependencies } from '../flowModules.ts'
import { profileSavedSnack } from './flowSnacks.ts'

export const Screen = ProfileCheckScreen

export const fetchedFlow = ({ api, profile, language, local, say }: FlowDependencies): FetchedFlow => ({
  name: 'profileCheck',
  logic: profileCheckMachine.provide({
    actors: profileCheckActors({ api, rememberProfile: (changed) => void profile.remember(changed) }),
    actions: {
      announceSaved: () => say(profileSavedSnack(language.current().translate)),
      rememberSkip: () => local.setItem('hasSkippedCheck', 'true'),
    },
  }),
})
