import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { createFormDialog } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { communityActors } from './community.actors.ts'
import type { Invitation } from './community.forms.ts'
import { InvitationForm } from './InvitationForm.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say' | 'inspect'> & { placeId: string }

/** Opens the dialog that shares the place with somebody. */
export function InvitePerson({ api, person, placeId, say, inspect }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const dialog = useFlow(
    () =>
      createFormDialog<Invitation>().provide({
        actors: { save: communityActors({ api, client, person, placeId }).invite },
        actions: { announceSaved: () => say(successSnack(t, t('community.invite.sent'))) },
      }),
    { inspect },
  )
  const isOpen = useSelector(dialog, selectIsOpen)
  return (
    <>
      <Button onClick={() => dialog.send({ type: 'form.open', subject: placeId })}>{t('community.invite.open')}</Button>
      {isOpen && <InvitationForm dialogRef={dialog} person={person} />}
    </>
  )
}
