import { css } from '@emotion/react'
import { shallowEqual, useSelector } from '@xstate/react'
import type { AttachmentViewerRef } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import {
  selectHasNextFile,
  selectHasPreviousFile,
  selectPosition,
} from '#machines/parts/attachmentViewer/attachmentViewer.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ToolButton } from './ToolButton.tsx'

const group = css({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 4 })
const place = css({ minWidth: 116, textAlign: 'center', fontSize: '0.875rem' })

/** Leads from one file of a list to the next. It stays while a file loads, so that its buttons keep the focus. */
export function FileSteps({ viewerRef }: { viewerRef: AttachmentViewerRef }) {
  const t = useTranslate()
  const listed = useSelector(viewerRef, selectPosition, shallowEqual)
  const hasPrevious = useSelector(viewerRef, selectHasPreviousFile)
  const hasNext = useSelector(viewerRef, selectHasNextFile)
  if (listed === null) return null
  return (
    <fieldset css={group} aria-label={t('widgets.viewer.files')}>
      <ToolButton
        icon="arrowLeft"
        label={t('widgets.viewer.previousFile')}
        isDisabled={!hasPrevious}
        onClick={() => viewerRef.send({ type: 'file.previous' })}
      />
      <span role="status" css={place}>
        {t('widgets.viewer.file', listed)}
      </span>
      <ToolButton
        icon="arrowRight"
        label={t('widgets.viewer.nextFile')}
        isDisabled={!hasNext}
        onClick={() => viewerRef.send({ type: 'file.next' })}
      />
    </fieldset>
  )
}
