import { Grid } from './Grid.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

const tones = {
  brand: { bg: 'accentSoft', color: 'onAccentSoft' },
  muted: { bg: 'surfaceSunken', color: 'textMuted' },
  info: { bg: 'infoSoft', color: 'onInfoSoft' },
  success: { bg: 'successSoft', color: 'onSuccessSoft' },
  warning: { bg: 'warningSoft', color: 'onWarningSoft' },
} as const

type Props = { name: IconName; size?: number; iconSize?: number; tone?: keyof typeof tones }

/** An icon on a round ground. */
export const IconBadge = ({ name, size = 40, iconSize = 20, tone = 'brand' }: Props) => (
  <Grid as="span" placeItems="center" flex="none" width={size} height={size} radius="round" {...tones[tone]}>
    <Icon name={name} size={iconSize} />
  </Grid>
)
