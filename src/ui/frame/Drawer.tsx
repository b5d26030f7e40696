import { css, keyframes } from '@emotion/react'
import type { ReactNode } from 'react'
import { durations, layout, media } from '#src/theme/scales.ts'
import { appear, Dialog } from '../Dialog.tsx'

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })
const slide = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } })

const style = css({
  inset: 'auto 0 0 0',
  height: 'fit-content',
  maxHeight: '88dvh',
  margin: 0,
  padding: '8px 12px max(16px, env(safe-area-inset-bottom))',
  borderRadius: 'calc(var(--radius) * 2) calc(var(--radius) * 2) 0 0',
  background: 'var(--color-surface-raised)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${rise} ${durations.slow} ease-out`,
  '&::backdrop': { background: 'rgb(10 16 22 / 0.5)', animation: `${appear} ${durations.slow} ease-out` },
  [media.tablet]: {
    inset: '0 auto 0 0',
    width: layout.sidebar.large.narrow,
    height: '100dvh',
    maxHeight: 'none',
    borderRadius: 0,
    animationName: `${slide}`,
  },
})

type Props = { 'aria-labelledby': string; onClose: () => void; children: ReactNode }

/** Rises from the bottom of a phone, near the thumb; slides in from the side on a tablet. */
export const Drawer = (props: Props) => <Dialog css={style} {...props} />
