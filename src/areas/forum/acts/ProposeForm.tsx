import { proposalTitleLimit } from '#contract/forum/proposal.ts'
import { longTextLimit } from '#contract/text.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { TopicSource } from '#src/parts/topicSource.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import type { Proposal } from './topicActs.forms.ts'
import { actSchemas } from './topicActs.forms.ts'

/** Asks for a topic on the agenda of the next meeting: its title and first post fill the fields. */
export function ProposeForm({ dialogRef, person, source }: OfForm<Proposal> & { source: TopicSource }) {
  const t = useTranslate()
  const { topicId, title, body } = source
  const { form, fields, codes } = useDialogForm(actSchemas.propose, {
    dialogRef,
    name: `topic ${topicId}`,
    person,
    shown: { title, body },
    toValues: (typed) => ({ act: 'propose' as const, ...typed }),
  })
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
