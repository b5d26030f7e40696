import type { ReactNode } from 'react'
import type { SpaceStep } from '#src/theme/scales.ts'
import type { ColorToken } from '#src/theme/theme.ts'
import { Box } from './Box.tsx'
import { Flex } from './Flex.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import type { StyleProps } from './layout/styleProps.ts'

type Props = StyleProps & {
  icon: IconName
  iconSize?: number
  iconColor?: ColorToken | undefined
  /** Lowers the icon to the middle of the first line of words that may wrap. */
  iconTop?: SpaceStep
  children: ReactNode
}

/** An icon before its words. */
export const IconLine = ({ icon, iconSize = 20, iconColor, iconTop, children, ...layout }: Props) => (
  <Flex as="span" gap={2} {...layout}>
    <Box as="span" flex="none" color={iconColor} mt={iconTop}>
      <Icon name={icon} size={iconSize} />
    </Box>
    {children}
  </Flex>
)
