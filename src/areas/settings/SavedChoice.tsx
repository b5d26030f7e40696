import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'

const frame = css({ display: 'grid', gap: 16, outlineOffset: 6 })
const failure = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  justifyContent: 'space-between',
})

type Props = {
  hasFailed: boolean
  onRetry: () => void
  children: ReactNode
}

/** A choice that is saved at once. The chosen card cannot be pressed again: one that could not be saved has a way to retry. */
export function SavedChoice({ hasFailed, onRetry, children }: Props) {
  const t = useTranslate()
  const frameRef = useRef<HTMLDivElement>(null)
  // The way to retry goes when it is taken.
  const keptFocus = useKeptFocus(frameRef)
  return (
    <div ref={frameRef} css={frame} {...keptFocus}>
      {children}
      {hasFailed && (
        <Notice tone="danger">
          <div css={failure}>
            {t('settings.choiceFailed')}
            <Button variant="secondary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
