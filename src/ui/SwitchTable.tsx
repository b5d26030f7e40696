import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { breakpoints } from '#src/theme/scales.ts'

const onPhone = `@media (max-width: calc(${breakpoints.tablet} - 1px))`
const style = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& thead th': { paddingBlockEnd: 12, fontSize: '0.875rem', color: 'var(--color-text-muted)', fontWeight: 600 },
  '& tbody tr': { borderBlockStart: '1px solid var(--color-border)' },
  '& th': { textAlign: 'start', fontWeight: 'inherit' },
  '& td, & thead th:not(:first-of-type)': { width: '8.5rem' },
  '& tbody th, & td': { paddingBlock: 10, verticalAlign: 'middle' },
  /* Too narrow for columns: each row is a block, its cells one below the other. */
  [onPhone]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block', width: 'auto' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { paddingBlock: 14 },
    '& tbody tr:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
    '& tbody th': { paddingBlock: '0 4px' },
    '& td': { paddingBlock: 0 },
  },
})

/** A table with a switch in each cell, which becomes blocks where there is no room for columns. */
export const SwitchTable = (props: ComponentProps<'table'>) => <table css={style} {...props} />
