import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { FieldCode } from '#contract/problems.ts'
import { longTextLimit } from '#contract/text.ts'
import { selectIsUnderway, selectMustWait } from '#machines/parts/attachments/attachments.selectors.ts'
import { selectDraft, selectFieldCodes, selectKeepingRef } from '#machines/reports/report/report.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { detailsSchema, toDetails, typedDetails, whereValue } from './detailsForm.ts'
import { FilesNotice } from './FilesNotice.tsx'
import type { OfStep } from './ofStep.ts'
import { SimilarReports } from './SimilarReports.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useWhereOptions } from './useWhereOptions.ts'

const order = ['where', 'title', 'description'] as const

/** Step 2: where the problem is, and everything that is typed. */
export function DetailsStep(props: OfStep) {
  const { reportRef, attachmentsRef, fileUrl } = props
  const t = useTranslate()
  const first = useRef(selectDraft(reportRef.getSnapshot())).current
  const draft = useSelector(reportRef, selectDraft)
  const draftRef = useSelector(reportRef, selectKeepingRef)
  const codes = useSelector(reportRef, selectFieldCodes)
  const isUnderway = useSelector(attachmentsRef, selectIsUnderway)
  const mustWait = useSelector(attachmentsRef, selectMustWait)
  const { form, fields } = useForm(detailsSchema, {
    defaultValue: { where: whereValue(first), title: first.title, description: first.description },
    onInput: ({ currentTarget }) => reportRef.send({ type: 'details.change', details: typedDetails(currentTarget) }),
    onError({ formElement, error }) {
      const wrong = order.find((name) => error.fieldErrors[name])
      const field = wrong && formElement.elements.namedItem(wrong)
      if (field instanceof HTMLElement) field.focus()
    },
    onSubmit(event, { value }) {
      event.preventDefault()
      if (!mustWait) reportRef.send({ type: 'details.confirm', details: toDetails(value) })
    },
  })
  const field = (name: (typeof order)[number], code: FieldCode | undefined) => ({
    ...fields[name].inputProps,
    error: fieldError(t, fields[name].errors, code),
  })

  return (
    <KeptForm formProps={form.formProps} onLeave={() => draftRef.send({ type: 'draft.left' })}>
      <Stack gap={4}>
        <StepHeading reportRef={reportRef}>{t('newReport.details.title')}</StepHeading>
        <Stack gap={2}>
          <Select
            {...field('where', codes.equipment ?? codes.equipmentId)}
            label={t('newReport.details.where')}
            placeholder={t('newReport.details.chooseWhere')}
            options={useWhereOptions(props, draft)}
          />
          <TextField
            {...field('title', codes.title)}
            label={t('newReport.details.name')}
            hint={t('newReport.details.nameHint')}
            autoComplete="off"
          />
          <TextArea
            {...field('description', codes.description)}
            label={t('newReport.details.description')}
            limit={longTextLimit}
            rows={4}
          />
        </Stack>
        <SimilarReports {...props} />
        <Stack gap={2}>
          <Text variant="strong" aria-hidden="true">
            {t('newReport.details.photos')}
          </Text>
          <AttachmentsField attachmentsRef={attachmentsRef} label={t('newReport.details.photos')} fileUrl={fileUrl} />
        </Stack>
        <FilesNotice attachmentsRef={attachmentsRef} />
        <StepFoot>
          <Button variant="quiet" onClick={() => reportRef.send({ type: 'step.select', step: 'what' })}>
            {t('common.back')}
          </Button>
          <Button type="submit" isBusy={isUnderway}>
            {t('newReport.details.next')}
          </Button>
        </StepFoot>
      </Stack>
    </KeptForm>
  )
}
