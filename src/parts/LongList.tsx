import type { ComponentProps, ReactNode } from 'react'
import { useCallback } from 'react'
import { Box } from '#src/ui/Box.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VirtualList } from '#src/ui/VirtualList.tsx'
import { MoreButton } from './MoreButton.tsx'
import { askForMore } from './pagesOf.ts'

/** Of a longer list only visible rows are in the page, and its next page loads by itself. */
const longest = 60

const frame = { overflow: 'hidden', border: 'border', radius: 'card', bg: 'surfaceRaised' } as const

type Props<Row> = Pick<ComponentProps<typeof VirtualList>, 'label' | 'estimatedHeight'> & {
  query: ComponentProps<typeof MoreButton>['query']
  rows: readonly Row[]
  total: number
  /** Names the items that the button loads. */
  more: string
  /** Keep the function stable. The rows of a long list have no line between them. */
  renderRow: (row: Row, isLong: boolean) => ReactNode
  /** Read article by article, without a frame. */
  isFeed?: boolean
  isBusy?: boolean
}

/** A list that may have any number of rows. */
export function LongList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { query, rows, more, renderRow, isFeed = false, isBusy = false, ...list } = props
  const isLong = list.total > longest
  const renderItem = useCallback(
    (index: number) => {
      const row = rows[index]
      return row && renderRow(row, isLong)
    },
    [rows, renderRow, isLong],
  )
  const itemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const busy = { 'aria-busy': isBusy || undefined }
  return (
    <Stack gap={3}>
      {isLong ? (
        <Box {...(!isFeed && frame)} {...busy}>
          <VirtualList
            {...list}
            kind={isFeed ? 'feed' : 'list'}
            count={rows.length}
            renderItem={renderItem}
            itemKey={itemKey}
            onEndReached={askForMore(query)}
          />
        </Box>
      ) : (
        <RuledList as={isFeed ? 'ol' : 'ul'} isFramed={!isFeed} aria-label={list.label} {...busy}>
          {rows.map(({ id }, index) => (
            <li key={id}>{renderItem(index)}</li>
          ))}
        </RuledList>
      )}
      {(!isLong || query.isFetchNextPageError) && <MoreButton query={query} label={more} />}
    </Stack>
  )
}
