import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'

/** Topics are long lists, so the styles are made once. */
const frame = css({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  columnGap: 12,
  padding: '16px 14px 10px',
  scrollMarginBlockStart: 96,
  // The address names it.
  '&[aria-current="true"]': { boxShadow: 'inset 4px 0 0 var(--color-action)' },
  '&:focus-visible': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
  [media.phone]: { gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: 16, padding: '20px 20px 12px' },
})
const column = css({ display: 'grid', justifyItems: 'start', gap: 10, minWidth: 0 })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 36,
  fontSize: '0.875rem',
  color: 'var(--color-text-muted)',
  '& > strong': { color: 'var(--color-text)', fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' },
})
const text = css({
  maxWidth: '70ch',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
const faint = css({ color: 'var(--color-text-muted)' })
const files = css({ width: 'min(32rem, 100%)' })
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  width: '100%',
  fontSize: '0.875rem',
  color: 'var(--color-text-muted)',
  '&:empty': { display: 'none' },
})
const pending = css({ background: 'var(--color-surface-sunken)' })

type Props = Omit<ComponentProps<'article'>, 'children'> & {
  avatar: ReactNode
  /** The author, the time, and what the post is. */
  head: ReactNode
  /** Above the text: what it quotes, or why it is hidden. */
  before?: ReactNode
  /** The text; `null` for files alone. */
  children: ReactNode
  /** A trace of a text that is not shown. */
  isFaint?: boolean
  /** Whether the server does not have it yet. */
  isPending?: boolean
  files?: ReactNode
  foot: ReactNode
}

/** One post of a topic: everybody's text has the same shape, because a topic is read from top to bottom. */
export function PostFrame({ avatar, before, children, isFaint = false, isPending = false, ...props }: Props) {
  const { head: headLine, files: thumbs, foot: acts, ...own } = props
  return (
    <article css={[frame, isPending && pending]} {...own}>
      {avatar}
      <div css={column}>
        <div css={head}>{headLine}</div>
        {before}
        {children !== null && <div css={[text, isFaint && faint]}>{children}</div>}
        {thumbs && <div css={files}>{thumbs}</div>}
        <div css={foot}>{acts}</div>
      </div>
    </article>
  )
}
