import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'
import { createFormDialog, type FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { civilDay, civilDayOf } from '#src/parts/civilMoment.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { settleRefund } from './desk.actors.ts'
import type { OfRequest } from './RequestActs.tsx'

const schema = z.object({ transferredOn: z.iso.date(saying('required')) })
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
      {isOpen && <SettleForm dialogRef={dialog} person={person} askedAt={refund.askedAt} />}
    </span>
  )
}

type FormProps = { dialogRef: FormDialogRef<Transfer>; person: string; askedAt: string }

function SettleForm({ dialogRef, person, askedAt }: FormProps) {
  const t = useTranslate()
  const { timeZone } = useOffer()
  const today = civilDay(0, timeZone)
  const { form, fields, codes } = useDialogForm(schema, {
    dialogRef,
    name: 'settle refund',
    person,
    shown: { transferredOn: today },
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
      <TextField
        {...fields.transferredOn.inputProps}
        type="date"
        min={civilDayOf(Date.parse(askedAt), timeZone)}
        max={today}
        label={t('refundDesk.settle.day')}
        error={
          fieldError(t, fields.transferredOn.errors) ?? (codes.transferredOn && t('refundDesk.settle.impossibleDay'))
        }
      />
    </DecisionDialog>
  )
}
