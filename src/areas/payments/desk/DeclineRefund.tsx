import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { requiredText } from '#contract/text.ts'
import { createFormDialog, type FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { elided } from '#src/i18n/elided.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { declineRefund } from './desk.actors.ts'
import type { OfRequest } from './RequestActs.tsx'

/** The maximum length of a reason. */
const limit = 500
const schema = z.object({ reason: requiredText(limit) })
type Refusal = z.output<typeof schema>

/** Declines a refund with a reason, which its owner reads. */
export function DeclineRefund({ api, person, placeId, inspect, say, refund }: OfRequest) {
  const t = useTranslate()
  const client = useQueryClient()
  const dialog = useFlow(
    () =>
      createFormDialog<Refusal>().provide({
        actors: { save: declineRefund({ api, client, person, placeId }, refund.id) },
        actions: { announceSaved: () => say(successSnack(t, t('refundDesk.decline.done'))) },
      }),
    { inspect },
  )
  const isOpen = useSelector(dialog, selectIsOpen)
  return (
    <span>
      <Button
        variant="secondary"
        aria-label={elided(t('refundDesk.decline.actOf', { name: refund.ownerName }), refund.ownerName)}
        onClick={() => dialog.send({ type: 'form.open', subject: refund.id })}
      >
        {t('refundDesk.decline.act')}
      </Button>
      {isOpen && <DeclineForm dialogRef={dialog} person={person} />}
    </span>
  )
}

function DeclineForm({ dialogRef, person }: { dialogRef: FormDialogRef<Refusal>; person: string }) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(schema, {
    dialogRef,
    name: 'decline refund',
    person,
    shown: { reason: '' },
    toValues: (refusal) => refusal,
  })
  return (
    <DecisionDialog
      dialogRef={dialogRef}
      title={t('refundDesk.decline.title')}
      lead={t('refundDesk.decline.lead')}
      sendLabel={t('refundDesk.decline.send')}
      formId={form.id}
      formProps={form.formProps}
    >
      <TextArea
        {...fields.reason.inputProps}
        label={t('refundDesk.decline.reason')}
        limit={limit}
        rows={3}
        error={fieldError(t, fields.reason.errors, codes.reason)}
      />
    </DecisionDialog>
  )
}
