import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Text } from '#src/ui/Text.tsx'
import { WaitingPart } from '#src/ui/WaitingPart.tsx'
import { useIsOnline } from './useIsOnline.ts'

type Props = {
  onRetry: () => void
  isBusy?: boolean
  /** In one line, for a part with its own heading or beside the main part of a page; a text says what failed. */
  line?: string | boolean | undefined
}

/** A failed load with its retry. Without a network, it waits for one and then retries by itself. */
export function LoadFailure({ line = false, ...props }: Props) {
  const t = useTranslate()
  const isOnline = useIsOnline()
  const retry = useEffectEvent(() => {
    if (!props.isBusy) props.onRetry()
  })
  // The event, not `isOnline`: a page from the cache counts as offline until a response arrives, and this may be its only request.
  useEffect(() => {
    const retryNow = () => retry()
    globalThis.addEventListener('online', retryNow)
    return () => globalThis.removeEventListener('online', retryNow)
  }, [])
  if (isOnline && !line) return <ErrorState {...props} />
  const title = t(isOnline ? 'common.failedTitle' : 'shell.awaited.title')
  const short = (
    <Flex flexWrap="wrap" alignItems="center" gap={3} role={isOnline ? 'alert' : 'status'}>
      <Text variant="muted">{isOnline && typeof line === 'string' ? line : `${title}.`}</Text>
      {isOnline && (
        <Button variant="secondary" isBusy={props.isBusy === true} onClick={props.onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Flex>
  )
  return line ? (
    short
  ) : (
    <WaitingPart line={short}>
      {/* A page from the cache learns only from a request that the server responds again; without a network, a retry could only fail. */}
      <ErrorState {...(navigator.onLine && props)} icon="offline" title={title} text={t('shell.awaited.text')} />
    </WaitingPart>
  )
}
