import type { ReactNode } from 'react'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DisabledFields } from '#src/ui/DisabledFields.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { useIsReadOnly } from './useIsReadOnly.ts'

/** Disables every field inside while an administrator impersonates somebody. */
export function ReadOnly({ session, children }: { session: SessionRef; children: ReactNode }) {
  const t = useTranslate()
  const isReadOnly = useIsReadOnly(session)
  return (
    <Stack gap={5}>
      {isReadOnly && <Notice title={t('shared.readOnly.title')}>{t('shared.readOnly.text')}</Notice>}
      <DisabledFields disabled={isReadOnly}>{children}</DisabledFields>
    </Stack>
  )
}
