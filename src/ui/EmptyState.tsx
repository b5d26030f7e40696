import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import { IconBadge } from './IconBadge.tsx'
import type { IllustrationName } from './Illustration.tsx'
import { Illustration, isIllustration } from './Illustration.tsx'
import type { IconName } from './iconPaths.ts'

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '40px 16px',
  textAlign: 'center',
  /* No word stands alone on a line. */
  textWrap: 'balance',
  color: 'var(--color-text-muted)',
  '& h2': { color: 'var(--color-text)' },
})
type Props = {
  /** One of the five drawings for a whole page, or an icon for a part of one. */
  icon: IconName | IllustrationName
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** An empty page or part: says so, and what to do next. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div css={frame} data-empty="">
      {isIllustration(icon) ? <Illustration name={icon} /> : <IconBadge name={icon} size={72} iconSize={32} />}
      <Heading level={2}>{title}</Heading>
      {children}
      {action}
    </div>
  )
}
