import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout, media } from '#src/theme/scales.ts'

const bar = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  height: 64,
  paddingInline: 16,
  background: 'var(--color-surface-raised)',
  borderBlockEnd: '1px solid var(--color-border)',
  [media.tablet]: { height: layout.topBar, paddingInline: 24 },
  [media.desktop]: { paddingInline: 32 },
  [media.print]: { display: 'none' },
})
const side = css({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0, [media.tablet]: { gap: 12 } })
const wide = css({ flex: 1 })

/** The bar above the page: it stays visible where there is room (see `FrameLayout`), and scrolls away on a tablet. */
export function TopBar({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <div css={bar}>
      <div css={[side, wide]}>{start}</div>
      <div css={side}>{end}</div>
    </div>
  )
}
