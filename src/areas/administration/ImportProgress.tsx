import { dot } from '#contract/dot.ts'
import type { ImportDetail } from '#contract/importRoutes.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { ImportRef } from '#machines/administration/import/import.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AbandonImport } from './AbandonImport.tsx'

type Props = { importRef: ImportRef; found: ImportDetail; kind: 'checking' | 'running' }

/** The progress of the comparison, or of the writing. */
export function ImportProgress({ importRef, found, kind }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const { partsWritten: count } = found
  // Before the job begins, the rows are those of the comparison.
  const isBegun = found.state === kind
  const [rowsDone, rowsTotal] = isBegun ? [found.rowsDone, found.rowsTotal] : [0, found.rowsTotal]
  const isKnown = isBegun && rowsTotal > 0
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} takesFocus>
          {t(`imports.one.${kind}Title`)}
        </Heading>
        <Text>{t(`imports.one.${kind}Text`)}</Text>
        <ProgressBar label={t(`imports.one.${kind}Title`)} {...(isKnown && { value: rowsDone / rowsTotal })} />
        <Text variant="small">
          {isKnown && t('imports.one.progress', { done: format.integer(rowsDone), total: format.integer(rowsTotal) })}
          {count > 0 &&
            `${dot}${t(`imports.one.written.${pluralForm(locale, count)}`, { count: format.integer(count) })}`}
        </Text>
        <AbandonImport importRef={importRef} />
      </Stack>
    </Card>
  )
}
