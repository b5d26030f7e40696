import { useState } from 'react'
import * as z from 'zod/mini'
import { requiredText } from '#contract/text.ts'
import { createDraft } from '#src/forms/drafts.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'

const longest = 1000
const schema = z.object({ reason: requiredText(longest) })

type Props = {
  /** What the draft of the reason is kept under in this tab. */
  name: string
  isBusy: boolean
  onRefuse: (reason: string) => Promise<unknown>
}

/** Why a vote is refused. What was typed survives a failure and a reload. */
export function RefusalForm({ name, isBusy, onRefuse }: Props) {
  const t = useTranslate()
  const [draft] = useState(() => createDraft(`refuseVote:${name}`, ['reason']))
  const [typed] = useState(() => draft.read())
  const { form, fields } = useForm(schema, {
    defaultValue: { reason: '', ...typed },
    onSubmit(event, { value }) {
      event.preventDefault()
      if (!isBusy) void onRefuse(value.reason).then(draft.clear, () => undefined)
    },
  })
  return (
    <form {...form.formProps} onInput={({ currentTarget }) => draft.keep(currentTarget)}>
      <Stack gap={3}>
        <TextArea
          {...fields.reason.inputProps}
          label={t('checks.reason')}
          hint={t('checks.reasonHint')}
          error={fieldError(t, fields.reason.errors)}
          limit={longest}
          readOnly={isBusy}
        />
        <ButtonRow>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {t('checks.sendRefusal')}
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  )
}
