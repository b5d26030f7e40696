import type { ReactNode } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** A placeholder while something loads, for screen readers too. */
export function Awaited({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
