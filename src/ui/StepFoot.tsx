import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'
import { focusRoom, onPhone } from './frame/aboveFoot.ts'

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  /* A quiet button extends over its edge elsewhere; here all keep their distance. */
  '& > *': { marginInline: 0 },
  '& > :last-child': { flex: '1 0 auto' },
  [media.phone]: { justifyContent: 'flex-end', '& > :last-child': { flex: 'none' } },
  [onPhone]: {
    position: 'sticky',
    zIndex: 10,
    insetBlockEnd: 'var(--frame-foot, 0px)',
    marginInline: -16,
    padding: '8px 16px',
    borderBlockStart: '1px solid var(--color-border)',
    background: 'var(--color-surface-raised)',
  },
})

/** The buttons of a step, the one that goes on last: on a phone within reach of the thumb, above the foot. */
export const StepFoot = ({ children }: { children: ReactNode }) => (
  <div css={style}>
    <Global styles={focusRoom} />
    {children}
  </div>
)
