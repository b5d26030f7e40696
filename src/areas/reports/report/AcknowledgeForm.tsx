import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toTypedDate } from '#contract/dates.ts'
import type { ReportDetail } from '#contract/reports/reports.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { civilDay } from '#src/parts/civilMoment.ts'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { reportQueries } from '#src/parts/reportQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { ActionFields } from './ActionFields.tsx'
import type { Acknowledgement } from './report.forms.ts'
import { acknowledgementSchema } from './report.forms.ts'

type Person = { readonly userId: string; readonly displayName: string }
type Props = Pick<ScreenProps, 'api' | 'person'> & { report: ReportDetail; dialogRef: FormDialogRef<Acknowledgement> }

const formId = 'acknowledge'

/** Assigns a report and promises a day; by default, after the offer's usual time for the category. */
export function AcknowledgeForm({ api, person, report, dialogRef }: Props) {
  const t = useTranslate()
  const queries = reportQueries(api, person)
  const responders = useQuery(queries.responders(report.placeId))
  const categories = useQuery(queries.categories())
  const usualDays = categories.data?.find(({ id }) => id === report.category)?.promisedDays ?? null
  // The report may change while the form is open; the words of the form stay as they were when it was opened.
  const [isFirst] = useState(() => report.status === 'opened')
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t(isFirst ? 'reports.acknowledge.title' : 'reports.actions.promiseAgain')}
      formId={formId}
      sendLabel={t(isFirst ? 'reports.acknowledge.send' : 'reports.actions.promiseAgain')}
      cancelLabel={t('reports.actions.cancel')}
    >
      <Loaded query={responders} skeleton={<Skeleton height="3rem" />}>
        {(people) =>
          categories.isPending ? (
            <Skeleton height="3rem" />
          ) : (
            <Fields report={report} person={person} people={people} usualDays={usualDays} dialogRef={dialogRef} />
          )
        }
      </Loaded>
    </FormDialog>
  )
}

type FieldsProps = Pick<Props, 'report' | 'person' | 'dialogRef'> & {
  people: readonly Person[]
  usualDays: number | null
}

function Fields({ report, person, people, usualDays, dialogRef }: FieldsProps) {
  const { id, responsible, promisedOn, isOverdue } = report
  const { translate: t, locale } = useLanguage()
  const { timeZone } = useOffer()
  const today = civilDay(0, timeZone)
  const { form, fields, codes } = useDialogForm(acknowledgementSchema(today), {
    dialogRef,
    id: formId,
    name: `report ${id}`,
    person,
    shown: {
      responsibleId: people.find(({ userId }) => userId === responsible?.userId)?.userId ?? '',
      promisedOn: toTypedDate(promisedOn !== null && !isOverdue ? promisedOn : civilDay(usualDays ?? 0, timeZone)),
      body: '',
    },
    toValues: ({ body, ...promise }) => ({ action: 'acknowledge' as const, ...promise, body: body || null }),
  })
  return (
    <ActionFields {...form.formProps} isRefused={codes.form !== undefined} lead={t('reports.acknowledge.lead')}>
      <Select
        {...fields.responsibleId.inputProps}
        label={t('reports.acknowledge.responsible')}
        placeholder={t('reports.acknowledge.choose')}
        options={people.map(({ userId, displayName }) => ({ value: userId, label: displayName }))}
        error={fieldError(t, fields.responsibleId.errors, codes.responsibleId)}
      />
      <DateField
        {...fields.promisedOn.inputProps}
        label={t('reports.acknowledge.promisedOn')}
        hint={[
          ...(usualDays === null
            ? []
            : [t(`reports.acknowledge.usual.${pluralForm(locale, usualDays)}`, { count: usualDays })]),
          t('widgets.fields.dateHint'),
        ].join('. ')}
        error={fieldError(t, fields.promisedOn.errors, codes.promisedOn)}
      />
      <TextArea
        {...fields.body.inputProps}
        label={t('reports.acknowledge.body')}
        error={fieldError(t, fields.body.errors, codes.body)}
        rows={3}
      />
    </ActionFields>
  )
}
