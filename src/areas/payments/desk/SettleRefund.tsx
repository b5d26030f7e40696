import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { toTypedDate, typedDate } from '#contract/dates.ts'
import { createFormDialog, type FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { civilDay } from '#src/parts/civilMoment.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { settleRefund } from './desk.actors.ts'
import type { OfRequest } from './RequestActs.tsx'

const schema = z.object({ transferredOn: typedDate })
type Transfer = z.output<typeof schema>

/** Records that a refund was transferred at the bank by hand, without a file. */
export function SettleRefund({ api, person, placeId, inspect, say, refund }: OfRequest) {
  const t = useTranslate()
  const client = useQueryClient()
  const dialog = useFlow(
    () =>
      createFormDialog<Transfer>().provide({
        actors: { save: settleRefund({ api, client, person, placeId }, refund.id) },
        actions: { announceSaved: () => say(successSnack(t, t('refundDesk.settle.done'))) },
      }),
    { inspect },
  )
  const isOpen = useSelector(dialog, selectIsOpen)
  return (
    <span>
      <Button
        variant="secondary"
        aria-label={t('refundDesk.settle.actOf', { name: refund.ownerName })}
        onClick={() => dialog.send({ type: 'form.open', subject: refund.id })}
      >
        {t('refundDesk.settle.act')}
      </Button>
      {isOpen && <SettleForm dialogRef={dialog} person={person} />}
    </span>
  )
}

type FormProps = { dialogRef: FormDialogRef<Transfer>; person: string }

function SettleForm({ dialogRef, person }: FormProps) {
  const t = useTranslate()
  const { timeZone } = useOffer()
  const { form, fields, codes } = useDialogForm(schema, {
    dialogRef,
    name: 'settle refund',
    person,
    shown: { transferredOn: toTypedDate(civilDay(0, timeZone)) },
    toValues: (transfer) => transfer,
  })
  return (
    <DecisionDialog
      dialogRef={dialogRef}
      title={t('refundDesk.settle.title')}
      lead={t('refundDesk.settle.lead')}
      sendLabel={t('refundDesk.settle.send')}
      formId={form.id}
      formProps={form.formProps}
    >
      <DateField
        {...fields.transferredOn.inputProps}
        label={t('refundDesk.settle.day')}
        error={
          fieldError(t, fields.transferredOn.errors) ?? (codes.transferredOn && t('refundDesk.settle.impossibleDay'))
        }
      />
    </DecisionDialog>
  )
}
