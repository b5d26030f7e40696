import { useSelector } from '@xstate/react'
import type { ImportDetail } from '#contract/importRoutes.ts'
import type { ImportRef } from '#machines/administration/import/import.machine.ts'
import { selectCanConfirm, selectRefusal } from '#machines/administration/import/import.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AbandonImport } from './AbandonImport.tsx'

type Props = { importRef: ImportRef; found: ImportDetail }

/** The actions on an import that has been compared. */
export function ReviewImport({ importRef, found: { report } }: Props) {
  const t = useTranslate()
  const canConfirm = useSelector(importRef, selectCanConfirm)
  const refusal = useSelector(importRef, selectRefusal)
  const nothing = report !== null && report.refusalsTotal > 0 ? 'refused' : 'nothing'
  const kind = report !== null && report.outcomes.changed > 0 ? 'would' : nothing
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} takesFocus>
          {t(`imports.one.${kind}Title`)}
        </Heading>
        <Text>{t(`imports.one.${kind}Text`)}</Text>
        {refusal !== null && <Notice tone="danger">{t('imports.one.notConfirmed')}</Notice>}
        <Stack direction="row" gap={3}>
          {canConfirm && (
            <Button onClick={() => importRef.send({ type: 'import.confirm' })}>{t('imports.one.confirm')}</Button>
          )}
          <AbandonImport importRef={importRef} />
        </Stack>
      </Stack>
    </Card>
  )
}
