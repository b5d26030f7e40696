import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { media } from '#src/theme/scales.ts'

const levels = {
  1: {
    Tag: 'h1',
    style: css({
      fontSize: '1.75rem',
      fontWeight: 600,
      letterSpacing: '-0.01em',
      wordSpacing: '0.05em',
      textWrap: 'balance',
      [media.phone]: { fontSize: '2.25rem', lineHeight: 1.15 },
    }),
  },
  2: { Tag: 'h2', style: css({ fontSize: '1.375rem', fontWeight: 600, wordSpacing: '0.05em', textWrap: 'balance' }) },
  3: { Tag: 'h3', style: css({ fontSize: '1.125rem', fontWeight: 600, textWrap: 'balance' }) },
} as const

type Props = HTMLAttributes<HTMLHeadingElement> & {
  level?: 1 | 2 | 3
  /** For a heading that names what just changed: a screen reader reads it, and the keyboard continues from it. */
  takesFocus?: boolean
}

const focus = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true })

export function Heading({ level = 1, takesFocus = false, ...props }: Props) {
  const { Tag, style } = levels[level]
  return <Tag css={style} {...(takesFocus && { ref: focus, tabIndex: -1 })} {...props} />
}
