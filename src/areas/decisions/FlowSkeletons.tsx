import { Box } from '#src/ui/Box.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx'
import { FieldSkeleton, StepsSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import type { FlowName } from './FlowPage.tsx'

const Title = () => <Skeleton width="min(60%, 20rem)" height="1.5rem" />
const Words = ({ lines }: { lines: number }) => (
  <Card>
    <SkeletonText lines={lines} />
  </Card>
)
const Search = () => <Skeleton width="min(100%, 420px)" height="3rem" />
const Send = () => (
  <StepFoot>
    <Box width={{ phone: '9rem' }}>
      <Skeleton height="3rem" />
    </Box>
  </StepFoot>
)
/** The requests for a meeting so far: words around a bar. */
const Support = () => (
  <Card>
    <Stack gap={4}>
      <SkeletonText lines={2} />
      <Skeleton height="2rem" />
      <SkeletonText lines={2} />
    </Stack>
  </Card>
)

/** The first step of a vote: the resolution, what it needs, the confirmation. */
const Documents = () => (
  <Stack gap={5}>
    <StepsSkeleton steps={3} />
    <Stack gap={4}>
      <Title />
      <Words lines={5} />
      <Words lines={3} />
      <Skeleton height="3.5rem" />
      <Skeleton width="75%" height="1.5rem" />
      <Send />
    </Stack>
  </Stack>
)

/** The people to choose from, two in a line where there is room. */
const People = () => (
  <Grid gap={3} columns={{ base: 1, phone: 2, tablet: 3 }}>
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((person) => (
      <Skeleton key={person} height="4.75rem" />
    ))}
  </Grid>
)

/** The principal of a vote by power: what the law allows, and the search. */
export const PrincipalSkeleton = () => (
  <Stack gap={4}>
    <Title />
    <CardSkeleton />
    <Stack gap={2}>
      <Skeleton width="80%" />
      <Search />
    </Stack>
    <Send />
  </Stack>
)

/** The form of a power: the people, then the instructions. */
export const GiftSkeleton = () => (
  <Stack gap={4}>
    <Title />
    <SkeletonText lines={2} />
    <Search />
    <People />
    <FieldSkeleton height="7.5rem" />
    <Send />
  </Stack>
)

/** The requests so far, and the message to the president. */
export const RequestSkeleton = () => (
  <Stack gap={5}>
    <Support />
    <Stack gap={4}>
      <Title />
      <SkeletonText lines={2} />
      <FieldSkeleton height="7.5rem" />
      <Send />
    </Stack>
  </Stack>
)

/** The requests to answer, and the possible answers. */
export const DeskSkeleton = () => (
  <Stack gap={5}>
    <SkeletonText lines={2} />
    <Support />
    <Title />
    <Grid gap={3} columns={{ base: 1, tablet: 3 }}>
      {['organise', 'refuse', 'abandon'].map((answer) => (
        <Skeleton key={answer} height="6.5rem" />
      ))}
    </Grid>
  </Stack>
)

/** The sheet of the room, with the count beside it. */
export const RoomSkeleton = () => (
  <Stack gap={5}>
    <SkeletonText lines={2} />
    <Grid gap={4.5} alignItems="start" columns={{ base: 1, wide: 'minmax(0, 3fr) minmax(320px, 2fr)' }}>
      <CardSkeleton lines={8} />
      <Stack gap={5}>
        <CardSkeleton />
        <CardSkeleton />
      </Stack>
    </Grid>
  </Stack>
)

const ProxyPrincipal = () => (
  <Stack gap={5}>
    <StepsSkeleton steps={3} />
    <PrincipalSkeleton />
  </Stack>
)

const flows = {
  vote: Documents,
  proxyVote: ProxyPrincipal,
  givePower: GiftSkeleton,
  meetingRequest: RequestSkeleton,
  presidentDesk: DeskSkeleton,
  room: RoomSkeleton,
} as const satisfies Record<FlowName, () => unknown>

/** A placeholder for the page of a binding act, below the name of the decision. */
export function FlowSkeleton({ screen }: { screen: FlowName }) {
  const Flow = flows[screen]
  return (
    <Stack gap={5}>
      <Skeleton width="min(70%, 24rem)" height="1.5rem" />
      <Flow />
    </Stack>
  )
}
