import type { Post } from '#contract/forum/posts.ts'
import { longTextLimit } from '#contract/text.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import type { Edit } from './topicActs.forms.ts'
import { actSchemas } from './topicActs.forms.ts'

type Props = OfForm<Edit> & { post: Pick<Post, 'id' | 'body'> }

/** Edits a post of the person; the former text stays readable. */
export function EditForm({ dialogRef, person, post: { id: postId, body } }: Props) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(actSchemas.edit, {
    dialogRef,
    name: 'post',
    person,
    shown: { body },
    toValues: (typed) => ({ act: 'edit' as const, postId, ...typed }),
  })
  return (
    <ActForm dialogRef={dialogRef} act="edit" formId={form.id} formProps={form.formProps}>
      <TextArea
        {...fields.body.inputProps}
        label={t('topic.forms.edit.body')}
        error={fieldError(t, fields.body.errors, codes.body)}
        limit={longTextLimit}
        rows={6}
      />
    </ActForm>
  )
}
