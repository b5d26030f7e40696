import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { breakpoints } from '#src/theme/scales.ts'
import { buttonGrid } from './ButtonRow.tsx'

const style = css([
  buttonGrid,
  {
    [`@media not all and (min-width: ${breakpoints.phone})`]: {
      gap: 8,
      gridTemplateColumns: '1fr 1fr',
      gridAutoRows: '1fr',
      '& > a': { paddingInline: 8 },
    },
  },
])

/** Many links that look like buttons, with short labels: two by two and of one size on a phone. */
export const PairedLinks = ({ children }: { children: ReactNode }) => <div css={style}>{children}</div>
