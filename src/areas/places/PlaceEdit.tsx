import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { PlaceChanges, PlaceDetail } from '#contract/places.ts'
import { createFormDialog } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { placeDialogs } from './places.mutations.ts'

/** Lets managers change the place's name, address and description. */
export function PlaceEdit({ api, person, say, inspect, place }: ScreenProps & { place: PlaceDetail }) {
  const t = useTranslate()
  const client = useQueryClient()
  const dialog = useFlow(
    () =>
      createFormDialog<PlaceChanges>().provide({
        actors: { save: placeDialogs({ api, client, person, placeId: place.id }).savePlace },
        actions: { announceSaved: () => say(successSnack(t, t('places.edit.saved'))) },
      }),
    { inspect },
  )
  const isOpen = useSelector(dialog, selectIsOpen)
  return (
    <>
      <Button variant="secondary" onClick={() => dialog.send({ type: 'form.open', subject: place.id })}>
        {t('places.edit.open')}
      </Button>
      {isOpen && <PlaceForm dialogRef={dialog} person={person} place={place} />}
    </>
  )
}
