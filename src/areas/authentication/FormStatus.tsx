import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type Props = {
  /** What is going on, for whom the spinner says nothing; `null` when nothing is. */
  progress: string | null
  failure: string | null
}

/** What became of the form, above its fields: read aloud as soon as it appears. */
export function FormStatus({ progress, failure }: Props) {
  return (
    <>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </>
  )
}
