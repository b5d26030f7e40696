import { css, keyframes } from '@emotion/react'

const breathe = keyframes({ '50%': { opacity: 0.45 } })
const style = css({
  display: 'block',
  maxWidth: '100%',
  background: 'var(--color-border)',
  borderRadius: 'var(--radius)',
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

type Props = { width?: number | string; height?: number | string }

/** A placeholder for content that is loading; the region around it carries `aria-busy`. */
export function Skeleton({ width = '100%', height = '1rem' }: Props) {
  return <span aria-hidden="true" css={style} style={{ width, height }} />
}
