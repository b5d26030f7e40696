import { useSelector } from '@xstate/react'
import { topicCategories } from '#contract/forum/topicList.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { Select } from '#src/ui/Select.tsx'
import { categoryName } from '../topicWords.ts'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import { actSchemas } from './topicActs.forms.ts'

type Props = OfForm & { topic: Pick<TopicDetail, 'id' | 'category'> }

/** Moves a topic to another category. */
export function MoveForm({ dialogRef, person, topic: { id, category } }: Props) {
  const t = useTranslate()
  const codes = useSelector(dialogRef, selectFieldCodes)
  const { form, fields } = useForm(
    actSchemas.move,
    useDialogForm({ dialogRef, name: `topic ${id}`, person, shown: { category: String(category) } }),
  )
  return (
    <ActForm dialogRef={dialogRef} act="move" formId={form.id} formProps={form.formProps}>
      <Select
        {...fields.category.inputProps}
        label={t('forum.start.category')}
        error={fieldError(t, fields.category.errors, codes.category)}
        options={topicCategories.map((value) => ({ value: String(value), label: categoryName(t, value) }))}
      />
    </ActForm>
  )
}
