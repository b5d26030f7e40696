import type { FormEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { focusRefused } from '#src/ui/focusField.ts'

/** Sends a step, which the flow checks. When it refuses, the focus goes to the first refused field. */
export function confirmStep(event: FormEvent<HTMLFormElement>, confirm: () => void) {
  event.preventDefault()
  flushSync(confirm)
  focusRefused(event.currentTarget)
}

type Props = {
  /** Sends the step; the flow answers with the next step, or with what is missing. */
  onConfirm: () => void
  children: ReactNode
}

export const StepForm = ({ onConfirm, children }: Props) => (
  <form method="post" onSubmit={(event) => confirmStep(event, onConfirm)}>
    {children}
  </form>
)
