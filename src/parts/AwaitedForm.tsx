import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Awaited } from './Awaited.tsx'

/** A placeholder for a form until everything that moves its fields is known. */
export const AwaitedForm = () => (
  <Awaited>
    <FormSkeleton />
  </Awaited>
)
