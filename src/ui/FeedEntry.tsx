import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { Text } from './Text.tsx'

const frame = css({ display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', gap: '0 14px', paddingBlock: 14 })
const badge = css({ display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: '50%' })
const tones = {
  muted: css({ background: 'var(--color-surface-sunken)', color: 'var(--color-text-muted)' }),
  success: css({ background: 'var(--color-success-soft)', color: 'var(--color-on-success-soft)' }),
  info: css({ background: 'var(--color-info-soft)', color: 'var(--color-on-info-soft)' }),
  warning: css({ background: 'var(--color-warning-soft)', color: 'var(--color-on-warning-soft)' }),
}
const words = css({ display: 'grid', gap: 6, minWidth: 0, paddingBlock: 6, overflowWrap: 'anywhere' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', fontWeight: 600 })

type Props = {
  icon: IconName
  tone: keyof typeof tones
  title: string
  tag?: ReactNode
  /** When it happened. */
  moment: ReactNode
  children: ReactNode
}

/** An event in a history. Histories may be long virtual lists, so its styles are made once. */
export const FeedEntry = ({ icon, tone, title, tag, moment, children }: Props) => (
  <div css={frame}>
    <span css={[badge, tones[tone]]}>
      <Icon name={icon} size={18} />
    </span>
    <div css={words}>
      <p css={head}>
        {title}
        {tag}
      </p>
      <Text variant="small">{moment}</Text>
      {children}
    </div>
  </div>
)
