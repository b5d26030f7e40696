import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** Readable on every bubble: the color of its text, on a tint of it. */
const named = css({
  padding: '0 3px',
  borderRadius: 4,
  background: 'color-mix(in srgb, currentcolor 9%, transparent)',
  color: 'inherit',
  fontWeight: 500,
})
const self = css({ background: 'var(--color-action)', color: 'var(--color-on-action)', fontWeight: 600 })

/** A mentioned name in a message; the reader's own stands out. */
export const Mention = ({ isSelf, children }: { isSelf: boolean; children: ReactNode }) =>
  isSelf ? <mark css={[named, self]}>{children}</mark> : <span css={named}>{children}</span>
