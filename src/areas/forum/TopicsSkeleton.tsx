import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'

export const TopicsSkeleton = () => (
  <ListSkeleton titles={['58%', '44%', '66%', '51%']} details={['82%', '38%']} px={5} py={4.5} />
)
