import { messageSenders, privateFields } from '#contract/privacySettings.ts'
import { Awaited } from '#src/parts/Awaited.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { privacyColumns } from './privacyColumns.ts'

/** A placeholder for the choices of privacy: a switch for each field, the people who may write, and the preview beside them. */
export const PrivacySkeleton = () => (
  <Awaited>
    <Grid {...privacyColumns}>
      <Stack gap={5}>
        <Card>
          <Stack gap={2}>
            <Skeleton width="45%" height="1.5rem" />
            <Skeleton width="85%" height="1.25rem" />
            {privateFields.map((field, index) => (
              <Flex
                key={field}
                alignItems="center"
                justifyContent="space-between"
                gap={4}
                py={3.5}
                borderTop={index > 0 ? 'border' : undefined}
              >
                <Stack gap={2} flex={1}>
                  <Skeleton width="40%" height="1.125rem" />
                  <Skeleton width="20%" height="0.875rem" />
                </Stack>
                <Skeleton width={48} height={28} />
              </Flex>
            ))}
          </Stack>
        </Card>
        <Card>
          <Stack gap={4}>
            <Skeleton width="35%" height="1.5rem" />
            <Grid gap={3} columns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))">
              {messageSenders.map((sender) => (
                <Skeleton key={sender} height="7.75rem" />
              ))}
            </Grid>
          </Stack>
        </Card>
      </Stack>
      <Card>
        <Stack gap={4}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="85%" />
          <Flex alignItems="center" gap={3.5}>
            <Box width={48} radius="round" overflow="hidden">
              <Skeleton height={48} />
            </Box>
            <Skeleton width="40%" />
          </Flex>
          {privateFields.map((field) => (
            <Stack key={field} gap={2}>
              <Skeleton width="25%" height="0.75rem" />
              <Skeleton width="50%" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </Grid>
  </Awaited>
)
