import { css, keyframes } from '@emotion/react'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const style = css({ animation: `${turn} 800ms linear infinite`, transformOrigin: 'center' })

/** Decoration: its user also says in words, or with `aria-busy`, what is loading. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <svg css={style} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
