import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { communityRoutes } from '#contract/community.ts'
import type { Filled, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import type { Api } from '#src/api/api.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import type { Invitation } from './community.forms.ts'
import { communityKeys } from './community.queries.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
  readonly announceWithdrawn?: () => void
}

/**
 * The actors of the community's dialogs. Inviting may add a member immediately, so it refreshes the contacts too. Withdrawing
 * refreshes only the invitations: if it waited for more, the dialog would still be open when the row that gets the focus back
 * disappears.
 */
export const communityActors = ({ api, client, person, placeId, announceWithdrawn }: Dependencies) => {
  const refresh = () => client.invalidateQueries({ queryKey: communityKeys.of(person, placeId) })
  return {
    invite: fromPromise<SaveAnswer<keyof Invitation>, Filled<Invitation>>(({ input: { values }, signal }) =>
      saveAnswer(['email', 'role'], async () => {
        const body = { invitation: values }
        await api(communityRoutes.invite, { params: { placeId }, body, signal })
        await refresh()
      }),
    ),
    withdraw: fromPromise<unknown, { subject: string }>(async ({ input: { subject: invitationId }, signal }) => {
      await api(communityRoutes.withdraw, { params: { placeId, invitationId }, signal })
      announceWithdrawn?.()
      await client.invalidateQueries({ queryKey: communityKeys.invitations(person, placeId) })
    }),
  }
}
