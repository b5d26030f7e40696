import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

const style = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { padding: '10px 4px', textAlign: 'start', borderBlockEnd: '1px solid var(--color-border)' },
  '& tr > :not(* + *)': { paddingInlineStart: 0 },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  '& thead th': { color: 'var(--color-text-muted)', fontSize: '0.875rem', fontWeight: 500 },
  '& tfoot th, & tfoot td': { borderBlockEnd: 0, fontWeight: 600 },
  // A figure stands on the first line of a name with notes below it.
  '& tbody th, & tbody td': { verticalAlign: 'baseline' },
  '& tbody th': { fontWeight: 600 },
  // Without a total, the edge of the card ends the table.
  '& tbody:last-child > tr:last-child > *': { borderBlockEnd: 0 },
  '& [data-figure]': { textAlign: 'end' },
  '& td[data-figure]': { whiteSpace: 'nowrap' },
  // A gap no wider than a space of thousands would make two figures read as one.
  '& [data-figure] + [data-figure]': { paddingInlineStart: 16 },
})

/** A small table as wide as its card; cells with `data-figure` hold numbers. */
export const PlainTable = (props: ComponentProps<'table'>) => <table css={style} {...props} />
