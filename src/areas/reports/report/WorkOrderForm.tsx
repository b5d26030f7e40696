import type { ReportDetail } from '#contract/reports/reports.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { civilDay } from '#src/parts/civilMoment.ts'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ActionFields } from './ActionFields.tsx'
import type { OrderedWork } from './report.forms.ts'
import { workOrderSchema } from './report.forms.ts'

type Props = { report: ReportDetail; person: string; dialogRef: FormDialogRef<OrderedWork> }

/** Records the work that was ordered: the provider and, once known, the planned day. */
export function WorkOrderForm({ report: { id, workOrder }, person, dialogRef }: Props) {
  const t = useTranslate()
  const { timeZone } = useOffer()
  const today = civilDay(0, timeZone)
  const { form, fields, codes } = useDialogForm(workOrderSchema(today), {
    dialogRef,
    name: `report ${id}`,
    person,
    shown: { provider: workOrder?.provider ?? '', plannedOn: '', body: '' },
    toValues: ({ provider, plannedOn, body }) => ({
      action: 'orderWork' as const,
      provider,
      plannedOn: plannedOn || null,
      body: body || null,
    }),
  })
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t('reports.orderWork.title')}
      formId={form.id}
      sendLabel={t('reports.orderWork.send')}
      cancelLabel={t('reports.actions.cancel')}
    >
      <ActionFields {...form.formProps} isRefused={codes.form !== undefined} lead={t('reports.orderWork.lead')}>
        <TextField
          {...fields.provider.inputProps}
          label={t('reports.orderWork.provider')}
          hint={t('reports.orderWork.providerHint')}
          error={fieldError(t, fields.provider.errors, codes.provider)}
        />
        <DateField
          {...fields.plannedOn.inputProps}
          label={t('reports.orderWork.plannedOn')}
          error={fieldError(t, fields.plannedOn.errors, codes.plannedOn)}
        />
        <TextArea
          {...fields.body.inputProps}
          label={t('reports.acknowledge.body')}
          error={fieldError(t, fields.body.errors, codes.body)}
          rows={3}
        />
      </ActionFields>
    </FormDialog>
  )
}
