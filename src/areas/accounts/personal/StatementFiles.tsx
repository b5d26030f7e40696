import { useSelector } from '@xstate/react'
import { paperPaths } from '#contract/papers.ts'
import type { FiscalYear } from '#contract/places.ts'
import { selectHasNoFile, selectPrepared } from '#machines/accounts/statement/statement.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { PrintButton } from '#src/parts/PrintButton.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { OfFlow } from './Statement.tsx'

const formats = { pdf: paperPaths.statement, csv: paperPaths.statementCsv } as const
const names = ['pdf', 'csv'] as const

/** The statement of a year as a file to keep, for a spreadsheet, or on paper. */
export function StatementFiles({ fileUrl, flow, placeId, year }: OfFlow & { year: FiscalYear }) {
  const { translate: t, locale } = useLanguage()
  const prepared = useSelector(flow, selectPrepared)
  const hasNoFile = useSelector(flow, selectHasNoFile)
  const request = (format: (typeof names)[number]) => {
    const path = formats[format].replace(':placeId', placeId).replace(':fiscalYearId', year.id)
    const name = t('personal.statement.fileName', { years: yearsOf(year).replace('–', '-'), format })
    flow.send({ type: 'file.request', format, name, address: fileUrl(paperAddress(path, locale)) })
  }
  return (
    <Stack gap={3}>
      <ButtonRow>
        {names.map((format) => (
          <Button
            key={format}
            variant="secondary"
            isBusy={prepared === format}
            disabled={prepared !== null}
            onClick={() => request(format)}
          >
            <Icon name="download" size={18} />
            {t(`personal.statement.${format}`)}
          </Button>
        ))}
        <PrintButton />
      </ButtonRow>
      <VisuallyHidden role="status">{prepared && t('personal.statement.preparing')}</VisuallyHidden>
      {hasNoFile && <Notice tone="danger">{t('personal.statement.failed')}</Notice>}
    </Stack>
  )
}
