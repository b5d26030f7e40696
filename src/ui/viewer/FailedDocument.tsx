import { css } from '@emotion/react'
import type { ViewedAttachment } from '#machines/parts/attachmentViewer/attachmentViewer.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { DownloadLink } from './DownloadLink.tsx'

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 })

/** A file that cannot be shown can still be downloaded. */
export function FailedDocument({ attachment, onRetry }: { attachment: ViewedAttachment; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div role="alert">
      <EmptyState
        icon="document"
        title={t('widgets.viewer.failed')}
        action={
          <div css={actions}>
            <Button variant="secondary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <DownloadLink attachment={attachment} />
          </div>
        }
      />
    </div>
  )
}
