import { css } from '@emotion/react'
import type { ReactNode, RefCallback } from 'react'

/** Threads are long lists, so the styles are made once. */
const row = css({ display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', columnGap: 10, paddingBlockStart: 2 })
const ownRow = css({ gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'end' })
const begins = css({ paddingBlockStart: 14 })
/** Room for the menu next to the text. */
const besides = 48
const column = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 3,
  minWidth: 0,
  maxWidth: 'min(36rem, 100%)',
  paddingInlineEnd: besides,
})
const ownColumn = css({ justifyItems: 'end', paddingInline: `${besides}px 0` })
const line = css({ position: 'relative', maxWidth: '100%' })
/** With a mouse, visible only next to the message under the pointer. */
const menu = css({
  position: 'absolute',
  insetBlockEnd: 'max(0px, calc(50% - 22px))',
  insetInlineStart: 'calc(100% + 2px)',
  '@media (hover: hover)': {
    opacity: 0,
    '*:hover > &, &:focus-within, &:has([aria-expanded="true"])': { opacity: 1 },
  },
  '@media print': { display: 'none' },
})
const ownMenu = css({ insetInline: 'auto calc(100% + 2px)' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 8px',
  fontSize: '0.875rem',
  color: 'var(--color-text-muted)',
  '& > strong': { color: 'var(--color-text)', fontWeight: 600 },
})
const bubble = css({
  maxWidth: '100%',
  padding: '8px 13px',
  borderRadius: 16,
  background: 'var(--color-surface-sunken)',
  color: 'var(--color-text)',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
const own = css({ background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' })
const faint = css({
  background: 'transparent',
  border: '1px dashed var(--color-border-strong)',
  color: 'var(--color-text-muted)',
})
/** The ring around the text shows the focus, and stays. */
const reachable = css({ '&:focus': { outline: 'none' } })
const marked = css({ outline: '3px solid var(--color-link)', outlineOffset: 2 })
const files = css({ width: 'min(26rem, 100%)' })
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  fontSize: '0.8125rem',
  color: 'var(--color-text-muted)',
})

type Props = {
  isOwn: boolean
  /** Whether it is the first of several in a row by the same author, which shows the author. */
  isFirst: boolean
  avatar: ReactNode
  /** The author and the time. */
  head: ReactNode
  /** The text; `null` for files alone. */
  children: ReactNode
  /** The notice for a text that is gone. */
  isFaint?: boolean
  files?: ReactNode
  foot?: ReactNode
  menu?: ReactNode
  /** The address names this message: it stands out, and can take the focus. */
  markRef?: RefCallback<HTMLElement>
}

/** One message: other people's at the start of the line, the reader's own at its end. */
export function Bubble({ isOwn, isFirst, avatar, isFaint = false, children, markRef, ...parts }: Props) {
  const isMarked = markRef !== undefined
  const besideIt = parts.menu && <div css={[menu, isOwn && ownMenu]}>{parts.menu}</div>
  return (
    <div css={[row, isOwn && ownRow, isFirst && begins]}>
      {!isOwn && <div>{isFirst && avatar}</div>}
      <div
        css={[column, isOwn && ownColumn, isMarked && reachable]}
        {...(isMarked && { ref: markRef, tabIndex: -1, 'aria-current': true })}
      >
        {isFirst && <p css={head}>{parts.head}</p>}
        {children !== null && (
          <div css={line}>
            <div css={[bubble, isOwn && own, isFaint && faint, isMarked && marked]}>{children}</div>
            {besideIt}
          </div>
        )}
        {parts.files && (
          <div css={[line, files, isMarked && children === null && marked]}>
            {parts.files}
            {children === null && besideIt}
          </div>
        )}
        {parts.foot && <div css={foot}>{parts.foot}</div>}
      </div>
    </div>
  )
}
