import { Box } from './Box.tsx'
import { Grid } from './Grid.tsx'
import type { StyleProps } from './layout/styleProps.ts'
import { Skeleton } from './Skeleton.tsx'

type Props = StyleProps & {
  /** The width of the title of each row. */
  titles: readonly string[]
  /** The widths of the lines below every title. */
  details: readonly string[]
}

/** A placeholder for a framed list, each row with a title and details; the layout is that of a row. */
export const ListSkeleton = ({ titles, details, ...layout }: Props) => (
  <Box border="border" radius="card" bg="surfaceRaised">
    {titles.map((title, index) => (
      <Grid key={title} gap={2.5} borderTop={index > 0 ? 'border' : undefined} {...layout}>
        <Skeleton width={title} height="1.125rem" />
        {details.map((detail) => (
          <Skeleton key={detail} width={detail} height="0.875rem" />
        ))}
      </Grid>
    ))}
  </Box>
)
