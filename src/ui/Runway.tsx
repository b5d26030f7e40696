import { css } from '@emotion/react'
import type { HTMLAttributes, ReactNode } from 'react'
import { RenderedOnce } from './RenderedOnce.tsx'
import type { useVirtualRows, useWindowRows } from './useVirtualRows.ts'

/* Rows have no individual styles, because they come and go by the hundred. */
const runway = css({
  position: 'relative',
  flex: 'none',
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > [data-index]': { position: 'absolute', insetInline: 0, top: 0, contain: 'layout style' },
  /* Paper gets the rows in the page, without the room of the others. */
  '@media print': {
    height: 'auto !important',
    '& > [data-index]': { position: 'static', transform: 'none !important', breakInside: 'avoid' },
  },
})

type Props = (ReturnType<typeof useVirtualRows> | ReturnType<typeof useWindowRows>) & {
  as?: 'ol' | 'div'
  /** Keep the function stable while the items stay the same. */
  renderItem: (index: number) => ReactNode
  rowProps: (index: number) => HTMLAttributes<HTMLElement>
}

/** As tall as all rows; those in the page are measured, and each is at its place. */
export function Runway({ virtualizer, rows, as: List = 'div', renderItem, rowProps }: Props) {
  const Row = List === 'ol' ? 'li' : 'div'
  return (
    <List css={runway} style={{ height: virtualizer.getTotalSize() }} {...(List === 'div' && { role: 'presentation' })}>
      {rows.map(({ key, index, start }) => (
        <Row
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          {...rowProps(index)}
        >
          <RenderedOnce index={index} render={renderItem} />
        </Row>
      ))}
    </List>
  )
}
