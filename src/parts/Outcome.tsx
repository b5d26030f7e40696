import type { ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconBadge } from '#src/ui/IconBadge.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'

type Props = {
  tone: 'success' | 'info' | 'warning'
  icon?: IconName
  title: string
  children: ReactNode
  /** The buttons to go on with. */
  foot: ReactNode
}

const icons = { success: 'check', info: 'info', warning: 'alert' } as const

/** The end of a flow: what happened, and where to go from here. */
export const Outcome = ({ tone, icon = icons[tone], title, children, foot }: Props) => (
  <Card>
    <Stack gap={5}>
      <Flex alignItems="center" gap={4}>
        <IconBadge name={icon} size={56} iconSize={28} tone={tone} />
        <Heading level={2} takesFocus>
          {title}
        </Heading>
      </Flex>
      <Stack gap={2}>{children}</Stack>
      <StepFoot>{foot}</StepFoot>
    </Stack>
  </Card>
)
