import { css, keyframes } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { durations, media } from '#src/theme/scales.ts'
import { appear, Dialog } from '../Dialog.tsx'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

/** Fills the window on a phone, where the keyboard covers half of it; a card near the top elsewhere. */
const style = css({
  background: 'var(--color-surface-raised)',
  animation: `${drop} ${durations.normal} ease-out`,
  '&::backdrop': { background: 'rgb(10 16 22 / 0.5)', animation: `${appear} ${durations.normal} ease-out` },
  [media.phone]: {
    margin: '12vh auto auto',
    width: 'min(640px, 90vw)',
    height: 'fit-content',
    maxHeight: '70vh',
    borderRadius: 'calc(var(--radius) * 1.5)',
    boxShadow: '0 24px 64px -16px rgb(10 16 22 / 0.45)',
  },
})
const sheet = css({ display: 'flex', flexDirection: 'column', height: '100%', maxHeight: 'inherit' })
const body = css({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

type Props = ComponentProps<typeof Dialog> & { head: ReactNode; foot: ReactNode }

/** The window of a palette: only the part between head and foot scrolls. */
export const PaletteWindow = ({ head, foot, children, ...props }: Props) => (
  <Dialog css={style} {...props}>
    <div css={sheet}>
      {head}
      <div css={body}>{children}</div>
      {foot}
    </div>
  </Dialog>
)
