import { use } from 'react'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon, IconPathsContext } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { iconPaths } from '#src/ui/iconPaths.ts'

const isIcon = (name: string): name is IconName => name in iconPaths

export function Icons() {
  const names = Object.keys(use(IconPathsContext)).filter(isIcon).sort()
  return (
    <Grid as="ul" columns="repeat(auto-fill, minmax(104px, 1fr))" gap={2} lang="en">
      {names.map((name) => (
        <Grid
          key={name}
          as="li"
          justifyItems="center"
          gap={2}
          px={1}
          py={4}
          border="border"
          radius="control"
          fontSize="caption"
          color="text"
        >
          <Icon name={name} size={24} />
          {name}
        </Grid>
      ))}
    </Grid>
  )
}
