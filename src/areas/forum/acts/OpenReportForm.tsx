import type { ReportCategory } from '#contract/reports/reportList.ts'
import { reportCategories } from '#contract/reports/reportList.ts'
import { longTextLimit } from '#contract/text.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { TopicSource } from '#src/parts/topicSource.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { Select } from '#src/ui/Select.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import type { ReportOpening } from './topicActs.forms.ts'
import { actSchemas } from './topicActs.forms.ts'

const titleLimit = 120

/** The keys of the texts that reports have for each category. */
const categories = {
  1: 'fire',
  2: 'waterDamage',
  3: 'blockage',
  4: 'vandalism',
  5: 'gasLeak',
  6: 'degradation',
  7: 'breakdown',
} as const satisfies Readonly<Record<ReportCategory, string>>

/** Makes a report from a topic: its title and first post fill the fields, and the person says what kind of problem it is. */
export function OpenReportForm({ dialogRef, person, source }: OfForm<ReportOpening> & { source: TopicSource }) {
  const t = useTranslate()
  const { topicId, title, body } = source
  const shown = { title: title.slice(0, titleLimit), category: '', body }
  const { form, fields, codes } = useDialogForm(actSchemas.openReport, {
    dialogRef,
    name: `topic ${topicId}`,
    person,
    shown,
    toValues: (typed) => ({ act: 'openReport' as const, ...typed }),
  })
  return (
    <ActForm dialogRef={dialogRef} act="openReport" formId={form.id} formProps={form.formProps}>
      <TextField
        {...fields.title.inputProps}
        label={t('topic.forms.openReport.name')}
        error={fieldError(t, fields.title.errors, codes.title)}
        maxLength={titleLimit}
        autoComplete="off"
      />
      <Select
        {...fields.category.inputProps}
        label={t('topic.forms.openReport.category')}
        placeholder={t('forum.start.choose')}
        error={fieldError(t, fields.category.errors, codes.category)}
        options={reportCategories.map((value) => ({
          value: String(value),
          label: t(`topic.forms.openReport.categories.${categories[value]}`),
        }))}
      />
      <TextArea
        {...fields.body.inputProps}
        label={t('topic.forms.openReport.body')}
        error={fieldError(t, fields.body.errors, codes.body)}
        limit={longTextLimit}
        rows={6}
      />
    </ActForm>
  )
}
