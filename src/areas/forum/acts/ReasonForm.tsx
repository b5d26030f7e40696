import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import type { Reasoned } from './topicActs.forms.ts'
import { actSchemas } from './topicActs.forms.ts'

const shown = { reason: '' }

type Props = OfForm<Reasoned<'report'> | Reasoned<'hide'>> & { act: 'report' | 'hide'; postId: string }

/** Why a reader reports a post, or why a moderator hides it. */
export function ReasonForm({ dialogRef, person, act, postId }: Props) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(actSchemas[act], {
    dialogRef,
    name: 'post',
    person,
    shown,
    toValues: ({ reason }) => ({ act, postId, reason }),
  })
  return (
    <ActForm {...{ dialogRef, act }} formId={form.id} formProps={form.formProps}>
      <TextArea
        {...fields.reason.inputProps}
        label={t(`topic.forms.${act}.reason`)}
        error={fieldError(t, fields.reason.errors, codes.reason)}
        limit={1_000}
        rows={3}
      />
    </ActForm>
  )
}
