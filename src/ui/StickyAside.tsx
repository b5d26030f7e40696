import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout, media } from '#src/theme/scales.ts'

const style = css({ [media.tablet]: { position: 'sticky', insetBlockStart: layout.topBar + 24 } })

/** Stays visible next to a longer column, if there is room for both. */
export const StickyAside = ({ children }: { children: ReactNode }) => <div css={style}>{children}</div>
