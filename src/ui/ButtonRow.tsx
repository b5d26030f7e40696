import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'

const onScreen = css({ [media.print]: { display: 'none' } })
const wrapping = css({ display: 'flex', flexWrap: 'wrap', gap: 12 })
const arrangements = {
  wrapped: css([wrapping, onScreen]),
  /** The buttons together fill the line. */
  filled: css([wrapping, { '& > *': { flex: '1 1 auto' } }, onScreen]),
  /** One below the other and of one width on a phone. */
  stacked: css([
    { display: 'grid', gap: 12, '& > span > button': { width: '100%' } },
    { [media.phone]: { display: 'flex', flexWrap: 'wrap' } },
    { '&&': { [media.print]: { display: 'none' } } },
  ]),
  /** Two by two and of one width on a phone. */
  paired: css([
    { display: 'grid', gap: 8, gridTemplateColumns: '1fr 1fr', '& > a': { paddingInline: 8 } },
    { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: 12, '& > a': { paddingInline: 24 } } },
    { '&&': { [media.print]: { display: 'none' } } },
  ]),
  /** Buttons of equal width. */
  even: css({
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
    '& > button': { paddingInline: 12 },
  }),
}

type Props = { arrangement?: keyof typeof arrangements; children: ReactNode }

/** Buttons side by side. */
export const ButtonRow = ({ arrangement = 'wrapped', children }: Props) => (
  <div css={arrangements[arrangement]}>{children}</div>
)
