import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'

const columns = css({ display: 'grid', gap: 16, [media.tablet]: { display: 'flow-root', marginBlockEnd: -20 } })
const beside = css({
  display: 'grid',
  gap: 'inherit',
  minWidth: 0,
  [media.tablet]: { float: 'inline-end', clear: 'inline-end', width: '38%', gap: 20, marginBlockEnd: 20 },
})
const main = css({ minWidth: 0, [media.tablet]: { marginInlineEnd: 'calc(38% + 20px)', marginBlockEnd: 20 } })

type Props = { children: ReactNode }

/**
 * Parts in one order for eyes, keyboard and screen reader: `Beside` and `Main` in turn. From a tablet up, `Beside`
 * floats, so that neither column waits for the height of the other.
 */
export const ReadingColumns = ({ children }: Props) => <div css={columns}>{children}</div>
export const Beside = ({ children }: Props) => <div css={beside}>{children}</div>
export const Main = ({ children }: Props) => <div css={main}>{children}</div>
