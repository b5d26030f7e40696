import type { selectFailure } from '#machines/parts/beginning/beginning.ts'
import { Notice } from '#src/ui/Notice.tsx'

type Failure = NonNullable<ReturnType<typeof selectFailure>>
type Props = {
  failure: Failure | null
  /** The answer that its form shows. */
  say: (what: Failure | 'unansweredTitle') => string
}

/** Why something could not be started. */
export function BeginFailure({ failure, say }: Props) {
  if (failure === null) return null
  if (failure === 'unanswered') {
    return (
      <Notice tone="warning" title={say('unansweredTitle')}>
        {say(failure)}
      </Notice>
    )
  }
  return <Notice tone="danger">{say(failure)}</Notice>
}
