import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useCallback } from 'react'
import type { Report } from '#contract/reports/reports.ts'
import { fetchReportAhead } from '#src/parts/reportQueries.ts'
import { LongList } from './LongList.tsx'
import { ReportRow } from './ReportRow.tsx'
import type { ScreenProps } from './screenProps.ts'

type List = Pick<ComponentProps<typeof LongList<Report>>, 'query' | 'label' | 'more' | 'rows' | 'total' | 'isBusy'>
type Props = Pick<ScreenProps, 'api' | 'person' | 'preload'> & List

/** A list of reports. */
export function ReportRows({ api, person, preload, ...list }: Props) {
  const client = useQueryClient()
  const renderRow = useCallback(
    (report: Report, isLong: boolean) => {
      const aim = () => {
        preload('report')
        fetchReportAhead(api, client, person, report.id)
      }
      return <ReportRow report={report} isRuled={isLong} onAim={aim} />
    },
    [api, client, person, preload],
  )
  return <LongList {...list} renderRow={renderRow} estimatedHeight={124} />
}
