import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Page } from '../Page.tsx'

export const ReportScreen = () => (
  <Page screen="report">
    <Skeleton />
  </Page>
)
