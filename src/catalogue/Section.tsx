import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import type { CatalogueSection } from './sections.ts'

export function Section({ id, title, Content }: CatalogueSection) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} scrollMarginBlockStart={24} minWidth={0}>
      <Heading level={2} id={`${id}-title`} lang="en">
        {title}
      </Heading>
      <Grid columns={1} gap={6} mt={5}>
        <Content />
      </Grid>
    </Box>
  )
}
