import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { createFormDialog } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { ReversalForm } from './ReversalForm.tsx'
import type { Reversal } from './reversal.forms.ts'
import { reverseEntryActor } from './reverseEntry.actors.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'say' | 'inspect'> & {
  placeId: string
  entryId: string
  label: string
}

/** Reverses an entry, and shows the reversal. */
export function ReverseEntry({ api, person, placeId, portal, say, inspect, entryId, label }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const address = useAddress(portal)
  const dialog = useFlow(
    () =>
      createFormDialog<Reversal>().provide({
        actors: {
          save: reverseEntryActor({ api, client, person, placeId }, (reversalId) =>
            address.write({ ecriture: reversalId }),
          ),
        },
        actions: { announceSaved: () => say(successSnack(t, t('reversal.done'))) },
      }),
    { inspect },
  )
  const isOpen = useSelector(dialog, selectIsOpen)
  return (
    <div>
      <Button variant="secondary" onClick={() => dialog.send({ type: 'form.open', subject: entryId })}>
        {t('reversal.open')}
      </Button>
      {isOpen && <ReversalForm dialogRef={dialog} person={person} label={label} />}
    </div>
  )
}
