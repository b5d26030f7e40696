import type { FormEvent } from 'react'
import { useEffect, useState } from 'react'
import type { FormDialogRef, FormValues } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectSubject } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { createDraft } from '#src/forms/drafts.ts'

type Settings = {
  dialogRef: FormDialogRef
  /** Identifies the draft, together with the person and the subject. */
  name: string
  person: string
  /** Every field with its initial value. */
  shown: FormValues
}

/** Options of `useForm` in a dialog: typed text survives closing the dialog and a reload. */
export function useDialogForm({ dialogRef, name, person, shown }: Settings) {
  const [{ draft, filled, defaultValue }] = useState(() => {
    const subject = selectSubject(dialogRef.getSnapshot())
    const draft = createDraft([name, person, subject].join(':'), Object.keys(shown))
    return { draft, filled: shown, defaultValue: { ...shown, ...draft.read() } }
  })
  useEffect(() => {
    const { unsubscribe } = dialogRef.on('draft.forgotten', draft.clear)
    return unsubscribe
  }, [dialogRef, draft])
  return {
    defaultValue,
    onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
      draft.keep(currentTarget, filled)
      dialogRef.send({ type: 'form.change' })
    },
    onSubmit(event: FormEvent<HTMLFormElement>, { value }: { value: FormValues }) {
      event.preventDefault()
      dialogRef.send({ type: 'form.send', values: value })
    },
  }
}
