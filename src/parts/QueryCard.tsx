import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Aged } from './Aged.tsx'
import { Awaited } from './Awaited.tsx'
import { LoadFailure } from './LoadFailure.tsx'

type Props<Data> = {
  title: string
  icon: IconName
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** A card around one query: loading, failed with a retry, waiting for the network, or its data, with its age once stale. */
export function QueryCard<Data>({ title, icon, query, children }: Props<Data>) {
  const headingId = useId()
  const hasFailed = query.isError && query.data === undefined
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack height="100%" pb={hasFailed ? 4 : undefined}>
        <Flex alignItems="center" gap={3}>
          <Icon name={icon} size={22} color="link" />
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
        </Flex>
        {query.isPending && (
          <Awaited>
            <Grid gap={3} py={1}>
              <Skeleton width="60%" height="1.75rem" />
              <Skeleton width="85%" />
              <Skeleton width="45%" />
            </Grid>
          </Awaited>
        )}
        {query.data !== undefined && <Aged query={query}>{children(query.data)}</Aged>}
      </Stack>
      {hasFailed && <LoadFailure line onRetry={() => void query.refetch()} isBusy={query.isFetching} />}
    </Card>
  )
}
