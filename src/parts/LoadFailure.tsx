import type { ComponentProps } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { WaitingPart } from '#src/ui/WaitingPart.tsx'
import { useIsOnline } from './useIsOnline.ts'

/** A failed load with its retry. Without a network, it waits for one and then retries by itself. */
export function LoadFailure(props: Pick<ComponentProps<typeof ErrorState>, 'onRetry' | 'isBusy'>) {
  const t = useTranslate()
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  const retry = useEffectEvent(props.onRetry)
  useEffect(() => {
    if (isOnline && !wasOnline.current) retry()
    wasOnline.current = isOnline
  }, [isOnline])
  if (isOnline) return <ErrorState {...props} />
  return (
    <WaitingPart>
      <ErrorState {...props} icon="offline" title={t('shell.awaited.title')} text={t('shell.awaited.text')} />
    </WaitingPart>
  )
}
