import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout, media } from '#src/theme/scales.ts'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: 12,
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  '&[data-unsaved]': {
    position: 'sticky',
    /* Above the navigation at the bottom of small screens. */
    insetBlockEnd: `calc(${layout.bottomBar + 12}px + env(safe-area-inset-bottom))`,
    zIndex: 5,
    [media.tablet]: { insetBlockEnd: 12 },
    borderColor: 'var(--color-action)',
    boxShadow: '0 4px 16px rgb(0 0 0 / 10%)',
  },
})
const words = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineStart: 4,
  color: 'var(--color-text-muted)',
  '[data-unsaved] > &': { color: 'var(--color-text)', fontWeight: 600 },
})
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  flex: '1 1 100%',
  '& > button': { flex: '1 1 auto' },
  [media.tablet]: { flex: 'none', '& > button': { flex: 'none' } },
})

/** A line of status that stays within reach, with its buttons, while something is unsaved. */
export const SaveLine = ({ status, children }: { status: ReactNode; children: ReactNode | false }) => (
  <div css={bar} data-unsaved={Boolean(children) || undefined}>
    <p role="status" css={words}>
      {status}
    </p>
    {children && <div css={buttons}>{children}</div>}
  </div>
)
