import { Grid } from './Grid.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

type Props = { name: IconName; size?: number; iconSize?: number }

/** An icon on a round ground in the colour of the brand. */
export const IconBadge = ({ name, size = 40, iconSize = 20 }: Props) => (
  <Grid
    as="span"
    placeItems="center"
    flex="none"
    width={size}
    height={size}
    radius="round"
    bg="accentSoft"
    color="onAccentSoft"
  >
    <Icon name={name} size={iconSize} />
  </Grid>
)
