import { type JobCounts, jobStates } from '#contract/jobs.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { useJobName } from './useJobName.ts'

/** How many jobs of each kind there are. */
export function JobTable({ rows }: { rows: JobCounts['counts'] }) {
  const { translate: t, format } = useLanguage()
  const nameOf = useJobName()
  return (
    <Panel title={t('administration.jobs.byKind')}>
      <PlainTable aria-label={t('administration.jobs.byKind')}>
        <thead>
          <tr>
            <th scope="col">{t('administration.jobs.kindOf')}</th>
            {jobStates.map((state) => (
              <th key={state} scope="col" data-figure>
                {t(`administration.jobs.state.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{nameOf(row.kind)}</th>
              {jobStates.map((state) => (
                <td key={state} data-figure>
                  {format.integer(row[state])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Panel>
  )
}
