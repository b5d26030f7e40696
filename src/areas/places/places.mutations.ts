import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { PlaceChanges } from '#contract/places.ts'
import { placeRoutes } from '#contract/places.ts'
import type { Filled, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { present } from '#machines/present.ts'
import type { Api } from '#src/api/api.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import { placeKeys } from '#src/parts/placeQueries.ts'
import type { Renamed } from './places.forms.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

/** The mutations of the place page's dialogs. Each response goes into the cache. */
export const placeDialogs = ({ api, client, person, placeId }: Dependencies) => ({
  /** Every field that a manager may change, because PUT replaces them all. */
  savePlace: fromPromise<SaveAnswer<keyof PlaceChanges>, Filled<PlaceChanges>>(({ input: { values }, signal }) =>
    saveAnswer(['name', 'description', 'street', 'zipCode', 'city'], async () => {
      const body = { place: values }
      const detail = await api(placeRoutes.update, { params: { placeId }, body, signal })
      client.setQueryData(placeKeys.detail(person, placeId), detail)
      await client.invalidateQueries({ queryKey: placeKeys.all(person), refetchType: 'none' })
    }),
  ),
  rename: fromPromise<SaveAnswer<keyof Renamed>, Filled<Renamed>>(({ input: { subject, values }, signal }) =>
    saveAnswer(['displayName'], async () => {
      const body = { identity: values }
      await api(placeRoutes.updateIdentity, { params: { identityId: present(subject) }, body, signal })
      await client.invalidateQueries({ queryKey: placeKeys.identities(person, placeId) })
    }),
  ),
})

export const placeMutations = ({ api, client, person, placeId }: Dependencies) => ({
  chooseIdentity: () =>
    mutationOptions({
      mutationFn: (identityId: string) =>
        api(placeRoutes.chooseDefaultIdentity, { params: { placeId }, body: { identityId } }),
      onSuccess: () => client.invalidateQueries({ queryKey: placeKeys.identities(person, placeId) }),
    }),
})
