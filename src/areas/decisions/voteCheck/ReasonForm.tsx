import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { contestReason, contestReasonLimit } from '#contract/decisions/voteContests.ts'
import type { FieldCode } from '#contract/problems.ts'
import { createDraft } from '#src/forms/drafts.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'

const schema = z.object({ reason: contestReason })
/** The typed reason, under its name, for this tab. */
export const reasonDraft = (name: string) => createDraft(name, ['reason'])

type Props = {
  /** The key of the draft. */
  name: string
  label: string
  hint: string
  /** The text of the button. */
  send: string
  isBusy: boolean
  /** Whether it is the only form on its page. */
  isPrimary?: boolean
  /** Why the server refuses the reason. */
  refusal?: FieldCode | undefined
  /** A promise that resolves once it is stored; the draft is then forgotten. */
  onSend: (reason: string) => Promise<unknown> | undefined
  /** The text above the button. */
  children?: ReactNode
}

/** Why a vote is contested or refused. What was typed survives a failure and a reload. */
export function ReasonForm({ name, label, hint, send, isBusy, isPrimary = false, refusal, onSend, children }: Props) {
  const t = useTranslate()
  const [draft] = useState(() => reasonDraft(name))
  const [typed] = useState(() => draft.read())
  const { form, fields } = useForm(schema, {
    defaultValue: { reason: '', ...typed },
    onSubmit(event, { value }) {
      event.preventDefault()
      if (!isBusy) void onSend(value.reason)?.then(draft.clear, () => undefined)
    },
  })
  const button = (
    <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} isWide={isPrimary} isBusy={isBusy}>
      {send}
    </Button>
  )
  return (
    <form {...form.formProps} onInput={({ currentTarget }) => draft.keep(currentTarget)}>
      <Stack gap={isPrimary ? 5 : 3}>
        <TextArea
          {...fields.reason.inputProps}
          label={label}
          hint={hint}
          error={fieldError(t, fields.reason.errors, refusal)}
          limit={contestReasonLimit}
          readOnly={isBusy}
        />
        {children}
        {isPrimary ? button : <ButtonRow>{button}</ButtonRow>}
      </Stack>
    </form>
  )
}
