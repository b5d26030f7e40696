import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { UploadRef } from '#machines/parts/upload/upload.machine.ts'
import {
  selectAttachment,
  selectIsBusy,
  selectIsOpen,
  selectIsUnreadable,
} from '#machines/parts/upload/upload.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Dropzone } from '../Dropzone.tsx'
import { Notice } from '../Notice.tsx'
import type { AcceptedFiles } from './judgeFile.ts'
import { RenameDialog } from './RenameDialog.tsx'

const status = css({ color: 'var(--color-text-muted)', fontSize: '0.875rem' })

type Props = {
  uploadRef: UploadRef
  label: string
  accept?: AcceptedFiles
  /** Bytes. */
  maxSize?: number
}

/** Adds one file: chosen here, named in a dialog, uploaded. The flow passes on the stored file. */
export function UploadField({ uploadRef, label, ...limits }: Props) {
  const t = useTranslate()
  const isBusy = useSelector(uploadRef, selectIsBusy)
  const isOpen = useSelector(uploadRef, selectIsOpen)
  const isUnreadable = useSelector(uploadRef, selectIsUnreadable)
  const attachment = useSelector(uploadRef, selectAttachment)

  function choose(files: readonly File[]) {
    const [file] = files
    if (file) uploadRef.send({ type: 'file.choose', file })
  }

  return (
    <div>
      <Dropzone label={label} onFiles={choose} isBusy={isBusy} {...limits} />
      <div role="status" css={status}>
        {isBusy && !isOpen && t('widgets.upload.reading')}
        {attachment && t('widgets.upload.sent', { name: attachment.displayName })}
      </div>
      {isUnreadable && <Notice tone="danger">{t('widgets.upload.unreadable')}</Notice>}
      {isOpen && <RenameDialog uploadRef={uploadRef} />}
    </div>
  )
}
