import { useSelector } from '@xstate/react'
import type { ImportRef } from '#machines/administration/import/import.machine.ts'
import {
  selectCanAbandon,
  selectIsAbandoning,
  selectSetback,
} from '#machines/administration/import/import.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'

/** Gives up an import that nobody has confirmed. */
export function AbandonImport({ importRef }: { importRef: ImportRef }) {
  const t = useTranslate()
  const canAbandon = useSelector(importRef, selectCanAbandon)
  const isAbandoning = useSelector(importRef, selectIsAbandoning)
  const setback = useSelector(importRef, selectSetback)
  if (!canAbandon && !isAbandoning) return null
  return (
    <>
      {setback !== null && <ErrorLine>{t('imports.one.notAbandoned')}</ErrorLine>}
      <Box
        as={Button}
        alignSelf="flex-start"
        variant="secondary"
        isBusy={isAbandoning}
        onClick={() => importRef.send({ type: 'import.abandon' })}
      >
        {t('imports.one.abandon')}
      </Box>
    </>
  )
}
