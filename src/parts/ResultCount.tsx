import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** How many things a list shows. An empty list says so by itself; only screen readers hear the count of zero. */
export const ResultCount = ({ total, children }: { total: number; children: string }) => (
  <div role="status">
    {total === 0 ? <VisuallyHidden>{children}</VisuallyHidden> : <Text variant="small">{children}</Text>}
  </div>
)
