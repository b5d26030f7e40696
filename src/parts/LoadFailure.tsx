import type { ComponentProps } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { useIsOnline } from './useIsOnline.ts'

/** A failed load with its retry; without a network, it says that it waits for one. */
export function LoadFailure(props: Pick<ComponentProps<typeof ErrorState>, 'onRetry' | 'isBusy'>) {
  const t = useTranslate()
  const isOnline = useIsOnline()
  return (
    <ErrorState
      {...props}
      {...(!isOnline && { icon: 'offline', title: t('shell.awaited.title'), text: t('shell.awaited.text') })}
    />
  )
}
