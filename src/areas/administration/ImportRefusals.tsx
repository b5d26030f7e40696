import { useMutation } from '@tanstack/react-query'
import { importRoutes } from '#contract/importRoutes.ts'
import { hasDetail, type ImportRefusal } from '#contract/imports.ts'
import type { Api } from '#src/api/api.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { saveAsFile } from '#src/parts/saveAsFile.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { ShownReport } from './ImportReport.tsx'

type Props = { report: ShownReport; importId: string; api: Api }

/** The first refusals, and all refusals of the report as a file for spreadsheets. */
export function ImportRefusals({ report: { refusals, refusalsTotal }, importId, api }: Props) {
  const { translate: t, format } = useLanguage()
  const reasonOf = useReason()
  const save = useMutation({
    mutationFn: () => api(importRoutes.refusals, { params: { importId } }),
    onSuccess: ({ name, csv }) => saveAsFile(name, csv, 'text/csv'),
  })
  const rows = refusals.map((refusal, index) => ({ ...refusal, index }))
  return (
    <Stack gap={3}>
      <DataTable
        caption={t('imports.report.refusals')}
        rows={rows}
        rowKey={({ index }) => index}
        columns={[
          { key: 'file', header: t('imports.report.file'), cell: ({ file }) => file || '–', isRowHeader: true },
          {
            key: 'line',
            header: t('imports.report.line'),
            cell: ({ line }) => (line === null ? t('imports.report.wholeFile') : format.integer(line)),
            isNumeric: true,
          },
          { key: 'column', header: t('imports.report.column'), cell: ({ column }) => column ?? '–' },
          {
            key: 'place',
            header: t('imports.report.place'),
            cell: ({ place }) => place ?? t('imports.report.outside'),
          },
          { key: 'reason', header: t('imports.report.reason'), cell: reasonOf },
        ]}
      />
      {refusalsTotal > refusals.length && (
        <Text variant="small">
          {t('imports.report.someRefusals', {
            shown: format.integer(refusals.length),
            count: format.integer(refusalsTotal),
          })}
        </Text>
      )}
      {save.isError && <ErrorLine>{t('imports.report.notSaved')}</ErrorLine>}
      <Box as={Button} alignSelf="flex-start" variant="secondary" isBusy={save.isPending} onClick={() => save.mutate()}>
        <Icon name="download" size={18} />
        {t('imports.report.save')}
      </Box>
    </Stack>
  )
}

/** The reason of a refusal in words, with the expected value. */
function useReason() {
  const t = useTranslate()
  return ({ reason, detail }: Pick<ImportRefusal, 'reason' | 'detail'>) => {
    const sentence = t(`importWords.reasons.${reason}`)
    if (detail === null || !hasDetail(reason)) return sentence
    return `${sentence} (${t(`importWords.details.${reason}`, { detail })})`
  }
}
