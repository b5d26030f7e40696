import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Page } from '../Page.tsx'

export const ReportsScreen = () => (
  <Page screen="reports">
    <Skeleton />
  </Page>
)
