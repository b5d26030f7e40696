import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Notice } from '#src/ui/Notice.tsx'

type Props = {
  hasFailed: boolean
  onRetry: () => void
  children: ReactNode
}

/** A choice that is saved immediately. The chosen card cannot be pressed again, so a failed save has a retry button. */
export function SavedChoice({ hasFailed, onRetry, children }: Props) {
  const t = useTranslate()
  const frameRef = useRef<HTMLDivElement>(null)
  // The retry button disappears when it is pressed.
  const keptFocus = useKeptFocus(frameRef)
  return (
    <Grid ref={frameRef} gap={4} outlineOffset={6} {...keptFocus}>
      {children}
      {hasFailed && (
        <Notice tone="danger">
          <Flex flexWrap="wrap" alignItems="center" gap={3} justifyContent="space-between">
            {t('settings.choiceFailed')}
            <Button variant="secondary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          </Flex>
        </Notice>
      )}
    </Grid>
  )
}
