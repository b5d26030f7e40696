import { type JobCounts, jobStates } from '#contract/jobs.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { useJobName } from './useJobName.ts'

/** The number of jobs of each kind. */
export function JobTable({ rows }: { rows: JobCounts['counts'] }) {
  const { translate: t, format } = useLanguage()
  const nameOf = useJobName()
  return (
    <DataTable
      caption={t('administration.jobs.byKind')}
      rows={rows}
      rowKey={({ kind }) => kind ?? 'unknown'}
      columns={[
        {
          key: 'kind',
          header: t('administration.jobs.kindOf'),
          cell: ({ kind }) => nameOf(kind),
          isRowHeader: true,
        },
        ...jobStates.map((state) => ({
          key: state,
          header: t(`administration.jobs.state.${state}`),
          cell: (row: JobCounts['counts'][number]) => format.integer(row[state]),
          isNumeric: true,
        })),
      ]}
    />
  )
}
