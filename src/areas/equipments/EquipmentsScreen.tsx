import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Page } from '../Page.tsx'

export const EquipmentsScreen = () => (
  <Page screen="equipments">
    <Skeleton />
  </Page>
)
