import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'
import { Icon } from './Icon.tsx'

const style = css({
  alignItems: 'center',
  /* Unlike an icon in the text, the padding cannot stand alone on a line: the chevron over it stays with the last word. */
  '& > :first-of-type': { minWidth: 0, paddingInlineEnd: 20, overflow: 'hidden', textOverflow: 'ellipsis' },
})
const chevron = css({
  position: 'relative',
  '& > svg': { position: 'absolute', insetInlineEnd: 0, top: 'calc(50% - 8px)', color: 'var(--color-text-muted)' },
  [media.print]: { display: 'none' },
})

/** The name on the button of a row that opens: the chevron after it says so without a hover. */
export const OpeningName = ({ children }: { children: ReactNode }) => (
  <span css={style} data-opening>
    <span>{children}</span>
    <span css={chevron}>
      <Icon name="chevronRight" size={16} />
    </span>
  </span>
)
