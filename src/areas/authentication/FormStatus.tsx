import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type Props = {
  /** The text of the spinner for screen readers; `null` when nothing is in progress. */
  progress: string | null
  failure: string | null
  /** What the person can check before they try again. */
  advice?: string
}

/** The progress or failure of the form, above its fields; screen readers announce it. */
export function FormStatus({ progress, failure, advice }: Props) {
  return (
    <>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      {failure !== null && (
        <Notice tone="danger" {...(advice && { title: failure })}>
          {advice ?? failure}
        </Notice>
      )}
    </>
  )
}
