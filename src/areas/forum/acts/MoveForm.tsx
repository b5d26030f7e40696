import { topicCategories } from '#contract/forum/topicList.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { Select } from '#src/ui/Select.tsx'
import { categoryName } from '../topicWords.ts'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import type { Move } from './topicActs.forms.ts'
import { actSchemas } from './topicActs.forms.ts'

type Props = OfForm<Move> & { topic: Pick<TopicDetail, 'id' | 'category'> }

/** Moves a topic to another category. */
export function MoveForm({ dialogRef, person, topic: { id, category } }: Props) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(actSchemas.move, {
    dialogRef,
    name: `topic ${id}`,
    person,
    shown: { category: String(category) },
    toValues: (typed) => ({ act: 'move' as const, ...typed }),
  })
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
