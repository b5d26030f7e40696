import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Page } from '../Page.tsx'

export const EquipmentScreen = () => (
  <Page screen="equipment">
    <Skeleton />
  </Page>
)
