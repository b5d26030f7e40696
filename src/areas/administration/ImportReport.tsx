import type { ImportDetail } from '#contract/importRoutes.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Api } from '#src/api/api.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ImportRefusals } from './ImportRefusals.tsx'

export type ShownReport = NonNullable<ImportDetail['report']>
type Props = { report: ShownReport; importId: string; isDone: boolean; api: Api }

const countNames = ['created', 'updated', 'removed', 'unchanged'] as const
type CountName = (typeof countNames)[number]

/** The report of an import: first the planned changes, then the changes made. */
export function ImportReport({ report, importId, isDone, api }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const { files, parts, outcomes, refusalsTotal } = report
  const counts = (...names: readonly CountName[]) =>
    names.map((name) => ({
      key: name,
      header: t(`imports.report.${name}`),
      cell: (row: Readonly<Record<CountName, number>>) => format.integer(row[name]),
      isNumeric: true,
    }))
  const shown = outcomes.changed + outcomes.refused + outcomes.held
  const words = isDone ? 'did' : 'would'
  return (
    <Stack gap={6}>
      {refusalsTotal > 0 && <ImportRefusals report={report} importId={importId} api={api} />}
      {files.length > 0 && (
        <Stack gap={2}>
          <DataTable
            caption={t('imports.report.byFile')}
            rows={files}
            rowKey={({ file }) => file}
            columns={[
              { key: 'file', header: t('imports.report.file'), cell: ({ file }) => file, isRowHeader: true },
              ...counts(...countNames),
              {
                key: 'refused',
                header: t('imports.report.refused'),
                cell: ({ refused }) => format.integer(refused),
                isNumeric: true,
              },
            ]}
          />
          {outcomes.refused + outcomes.held > 0 && <Text variant="small">{t('imports.report.writtenPartsOnly')}</Text>}
        </Stack>
      )}
      {parts.length > 0 && (
        <Stack gap={2}>
          <DataTable
            caption={t('imports.report.byPlace')}
            rows={parts}
            rowKey={({ place }) => place ?? ''}
            columns={[
              {
                key: 'place',
                header: t('imports.report.place'),
                cell: ({ place, name }) => nameOf({ place, name }, t('imports.report.outside')),
                isRowHeader: true,
              },
              {
                key: 'outcome',
                header: t('imports.report.outcome'),
                cell: ({ outcome }) => t(`imports.report.${words}.${outcome}`),
              },
              ...counts('created', 'updated', 'removed').map(({ cell, ...column }) => ({
                ...column,
                // Nothing of a refused building is written: the sums by file leave it out too.
                cell: (row: (typeof parts)[number]) => (row.outcome === 'changed' ? cell(row) : '–'),
              })),
              {
                key: 'refusals',
                header: t('imports.report.refused'),
                cell: ({ refusals }) => format.integer(refusals),
                isNumeric: true,
              },
            ]}
          />
          {shown > parts.length && (
            <Text variant="small">{t('imports.report.someParts', { count: format.integer(parts.length) })}</Text>
          )}
          {outcomes.held > 0 && <Text variant="small">{t('imports.report.heldText')}</Text>}
        </Stack>
      )}
      {outcomes.unchanged > 0 && (
        <Text variant="small">
          {t(`imports.report.unchangedParts.${pluralForm(locale, outcomes.unchanged)}`, {
            count: format.integer(outcomes.unchanged),
          })}
        </Text>
      )}
    </Stack>
  )
}

const nameOf = ({ place, name }: { place: string | null; name: string | null }, outside: string) => {
  if (place === null) return outside
  return name === null ? place : `${name} (${place})`
}
