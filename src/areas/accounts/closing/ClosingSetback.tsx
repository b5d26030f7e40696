import { useSelector } from '@xstate/react'
import type { ClosingRef } from '#machines/accounts/closing/closing.machine.ts'
import { selectSetback } from '#machines/accounts/closing/closing.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** Why the year was not closed or approved; a wrong day is reported at its field. */
export function ClosingSetback({ closingRef }: { closingRef: ClosingRef }) {
  const t = useTranslate()
  const setback = useSelector(closingRef, selectSetback)
  if (setback === null || setback === 'wrongDay') return null
  return (
    <Notice tone={setback === 'overtaken' ? 'info' : 'danger'} title={t(`closing.setbacks.${setback}.title`)}>
      {t(`closing.setbacks.${setback}.text`)}
    </Notice>
  )
}
