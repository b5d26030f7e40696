import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Page } from '../Page.tsx'

export const NewReportScreen = () => (
  <Page screen="newReport">
    <Skeleton />
  </Page>
)
