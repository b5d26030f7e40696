import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'

export const ReportsSkeleton = () => (
  <ListSkeleton titles={['62%', '48%', '71%', '55%']} details={['44%', '30%']} px={5} py={4.5} />
)
