import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Report } from '#contract/reports/reports.ts'
import { fetchReportAhead } from '#src/parts/reportQueries.ts'
import { Box } from '#src/ui/Box.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { VirtualList } from '#src/ui/VirtualList.tsx'
import { ReportRow } from './ReportRow.tsx'
import type { ScreenProps } from './screenProps.ts'

/** A longer list is virtual. */
const longList = 60
/** CSS pixels, before a row is measured. */
const estimatedHeight = 124

type Props = Pick<ScreenProps, 'api' | 'person' | 'preload'> & {
  label: string
  reports: readonly Report[]
  total: number
  isBusy?: boolean
  onEndReached: () => void
}

/** A list of reports; in a long one, only visible rows are in the page. */
export function ReportRows({ api, person, preload, label, reports, total, isBusy = false, onEndReached }: Props) {
  const client = useQueryClient()
  const isLong = asksForMore(total)
  const renderItem = useCallback(
    (index: number) => {
      const report = reports[index]
      const aim = (id: string) => {
        preload('report')
        fetchReportAhead(api, client, person, id)
      }
      return report && <ReportRow report={report} isRuled={isLong} onAim={() => aim(report.id)} />
    },
    [reports, api, client, person, preload, isLong],
  )
  const itemKey = useCallback((index: number) => reports[index]?.id ?? index, [reports])
  if (!isLong) {
    return (
      <RuledList isFramed aria-label={label} aria-busy={isBusy || undefined}>
        {reports.map(({ id }, index) => (
          <li key={id}>{renderItem(index)}</li>
        ))}
      </RuledList>
    )
  }
  return (
    <Box overflow="hidden" border="border" radius="card" bg="surfaceRaised" aria-busy={isBusy || undefined}>
      <VirtualList
        label={label}
        count={reports.length}
        total={total}
        renderItem={renderItem}
        itemKey={itemKey}
        estimatedHeight={estimatedHeight}
        height="min(760px, 75dvh)"
        onEndReached={onEndReached}
      />
    </Box>
  )
}

/** Whether a list of this length loads its next page by itself. */
export const asksForMore = (total: number) => total > longList
