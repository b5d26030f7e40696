import { css } from '@emotion/react'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { decisionColumns } from './flowStyles.ts'

const line = css({ marginBlockStart: -12 })

const Part = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton width="40%" height="1.375rem" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
      <Skeleton width="60%" />
    </Stack>
  </Card>
)

/** The shape of something about a decision before anything of it is known. */
export const DecisionSkeleton = () => (
  <Stack gap={4}>
    <Part />
    <Part />
  </Stack>
)

/** The shape of the page of a decision: what it is, and what it means to the person beside it. */
export const DecisionPageSkeleton = () => (
  <Stack gap={5}>
    <div css={line}>
      <Skeleton width="18rem" height="1.625rem" />
    </div>
    <div css={decisionColumns}>
      <Part />
      <Part />
    </div>
  </Stack>
)
