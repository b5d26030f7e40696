import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Awaited } from './Awaited.tsx'

/** A placeholder for a form until everything that would move its fields has loaded. */
export const AwaitedForm = () => (
  <Awaited>
    <FormSkeleton />
  </Awaited>
)
