import { useSelector } from '@xstate/react'
import { proposalTitleLimit } from '#contract/forum/proposal.ts'
import { longTextLimit } from '#contract/text.ts'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { TopicSource } from '#src/parts/topicSource.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import { actSchemas } from './topicActs.forms.ts'

/** Proposes a topic for the agenda of the next meeting: its title and first post fill the fields. */
export function ProposeForm({ dialogRef, person, source }: OfForm & { source: TopicSource }) {
  const t = useTranslate()
  const codes = useSelector(dialogRef, selectFieldCodes)
  const { topicId, title, body } = source
  const { form, fields } = useForm(
    actSchemas.propose,
    useDialogForm({ dialogRef, name: `topic ${topicId}`, person, shown: { title, body } }),
  )
  return (
    <ActForm dialogRef={dialogRef} act="propose" formId={form.id} formProps={form.formProps}>
      <TextField
        {...fields.title.inputProps}
        label={t('topic.forms.propose.name')}
        error={fieldError(t, fields.title.errors, codes.title)}
        maxLength={proposalTitleLimit}
        autoComplete="off"
      />
      <TextArea
        {...fields.body.inputProps}
        label={t('topic.forms.propose.body')}
        error={fieldError(t, fields.body.errors, codes.body)}
        limit={longTextLimit}
        rows={6}
      />
    </ActForm>
  )
}
