import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useEffect, useState } from 'react'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectFieldCodes, selectSubject } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { createDraft } from '#src/forms/drafts.ts'
import type { NameOf, OutputOf, Schema } from '#src/forms/forms.ts'
import { useForm } from '#src/forms/forms.ts'

type Settings<S extends Schema, Values> = {
  dialogRef: FormDialogRef<Values>
  id?: string
  /** Identifies the draft, together with the person and the subject. */
  name: string
  person: string
  /** Every field with its initial value. */
  shown: Readonly<Record<NameOf<S>, string>>
  /** What the dialog sends of what is typed. */
  toValues: (typed: OutputOf<S>) => NoInfer<Values>
  /** Whether the form cannot be sent yet. */
  mustWait?: boolean
}

/** A form in a dialog, and the server's codes for its fields: typed text survives closing the dialog and a reload. */
export function useDialogForm<S extends Schema, Values>(schema: S, settings: Settings<S, Values>) {
  const { dialogRef, id, name, person, shown, toValues, mustWait = false } = settings
  const [{ draft, filled, defaultValue }] = useState(() => {
    const subject = selectSubject(dialogRef.getSnapshot())
    const draft = createDraft([name, person, subject].join(':'), Object.keys(shown))
    return { draft, filled: shown, defaultValue: { ...shown, ...draft.read() } }
  })
  useEffect(() => {
    const { unsubscribe } = dialogRef.on('draft.forgotten', draft.clear)
    return unsubscribe
  }, [dialogRef, draft])
  const { form, fields } = useForm(schema, {
    ...(id !== undefined && { id }),
    defaultValue,
    onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
      draft.keep(currentTarget, filled)
      dialogRef.send({ type: 'form.change' })
    },
    onSubmit(event, { value }) {
      event.preventDefault()
      if (!mustWait) dialogRef.send({ type: 'form.send', values: toValues(value) })
    },
  })
  return { form, fields, codes: useSelector(dialogRef, selectFieldCodes) }
}
