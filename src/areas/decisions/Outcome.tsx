import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { stepFoot } from '#src/parts/stepStyles.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { Stack } from '#src/ui/Stack.tsx'

const head = css({ display: 'flex', alignItems: 'center', gap: 16 })
const badge = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  '&[data-tone="success"]': { background: 'var(--color-success-soft)', color: 'var(--color-on-success-soft)' },
  '&[data-tone="info"]': { background: 'var(--color-info-soft)', color: 'var(--color-on-info-soft)' },
})

type Props = {
  tone: 'success' | 'info'
  icon?: IconName
  title: string
  children: ReactNode
  /** The ways on. */
  foot: ReactNode
}

/** How a flow has ended: what happened, and where to go from here. */
export const Outcome = ({ tone, icon = tone === 'success' ? 'check' : 'info', title, children, foot }: Props) => (
  <Card>
    <Stack gap={5}>
      <div css={head}>
        <span css={badge} data-tone={tone}>
          <Icon name={icon} size={28} />
        </span>
        <Heading level={2} takesFocus>
          {title}
        </Heading>
      </div>
      <Stack gap={2}>{children}</Stack>
      <div css={stepFoot}>{foot}</div>
    </Stack>
  </Card>
)
