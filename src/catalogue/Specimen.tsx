import type { ReactNode } from 'react'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Text } from '#src/ui/Text.tsx'

const layouts = {
  /** One below the other, at full width. */
  column: (children: ReactNode) => (
    <Grid columns={1} gap={4}>
      {children}
    </Grid>
  ),
  /** Side by side, wrapping. */
  row: (children: ReactNode) => (
    <Flex gap={4} flexWrap="wrap" alignItems="center">
      {children}
    </Flex>
  ),
  /** Fields, two in a row if there is room. */
  form: (children: ReactNode) => (
    <Grid columns={{ base: 1, tablet: 2 }} columnGap={5} rowGap={3}>
      {children}
    </Grid>
  ),
}

type Props = { title: string; layout?: keyof typeof layouts; children: ReactNode }

/** One widget, or one of its states, under its name. */
export function Specimen({ title, layout = 'row', children }: Props) {
  return (
    <div>
      <Text as="h3" variant="small" fontWeight={500} mb={3} lang="en">
        {title}
      </Text>
      {layouts[layout](children)}
    </div>
  )
}
