import type { TopicDetail } from '#contract/forum/topics.ts'
import { topicTitleLimit } from '#contract/forum/topics.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextField } from '#src/ui/TextField.tsx'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import type { Rename } from './topicActs.forms.ts'
import { actSchemas } from './topicActs.forms.ts'

type Props = OfForm<Rename> & { topic: Pick<TopicDetail, 'id' | 'title'> }

/** Gives a topic another title. */
export function RenameForm({ dialogRef, person, topic: { id, title } }: Props) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(actSchemas.rename, {
    dialogRef,
    name: `topic ${id}`,
    person,
    shown: { title },
    toValues: (typed) => ({ act: 'rename' as const, ...typed }),
  })
  return (
    <ActForm dialogRef={dialogRef} act="rename" formId={form.id} formProps={form.formProps}>
      <TextField
        {...fields.title.inputProps}
        label={t('forum.start.title')}
        error={fieldError(t, fields.title.errors, codes.title)}
        maxLength={topicTitleLimit}
        autoComplete="off"
      />
    </ActForm>
  )
}
