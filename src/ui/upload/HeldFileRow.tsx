import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Attachment } from '#contract/attachments.ts'
import { splitFileName } from '#contract/attachments.ts'
import { dot } from '#contract/dot.ts'
import type { HeldFile } from '#machines/parts/attachments/attachments.setup.ts'
import type { UploadRef } from '#machines/parts/upload/upload.machine.ts'
import {
  selectDisplayName,
  selectFile,
  selectHasFailed,
  selectIsNaming,
  selectIsUnreadable,
  selectProgress,
  selectRefusal,
} from '#machines/parts/upload/upload.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { errorText } from '../fieldStyles.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { ProgressBar } from '../ProgressBar.tsx'

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 8px 8px 12px',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
})
const picture = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  color: 'var(--color-text-muted)',
  background: 'var(--color-surface-sunken)',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
})
const words = css({ flex: 1, minWidth: 0 })
const nameText = css({ fontWeight: 500, overflowWrap: 'anywhere' })
const detail = css({ color: 'var(--color-text-muted)', fontSize: '0.875rem', lineHeight: '1.25rem' })

type FileUrl = (path: string) => string
type FrameProps = {
  name: string
  thumbnail?: string | null
  onRemove: () => void
  isReadOnly: boolean
  children: ReactNode
  action?: ReactNode
}

function RowFrame({ name, thumbnail = null, onRemove, isReadOnly, children, action }: FrameProps) {
  const { translate: t } = useLanguage()
  return (
    <div css={row}>
      <span css={picture}>
        {thumbnail === null ? (
          <Icon name={/\.pdf$/i.test(name) ? 'document' : 'image'} size={24} />
        ) : (
          <img src={thumbnail} alt="" loading="lazy" />
        )}
      </span>
      <div css={words}>
        <p css={nameText}>{name}</p>
        {children}
      </div>
      {action}
      {!isReadOnly && <IconButton icon="trash" label={t('widgets.upload.remove', { name })} onClick={onRemove} />}
    </div>
  )
}

type StoredProps = { attachment: Attachment; fileUrl: FileUrl; onRemove: () => void; isReadOnly: boolean }

function StoredRow({ attachment, fileUrl, ...frame }: StoredProps) {
  const { translate: t, format } = useLanguage()
  const { displayName, thumbnailUrl, sourceFileSize } = attachment
  return (
    <RowFrame name={displayName} thumbnail={thumbnailUrl && fileUrl(thumbnailUrl)} {...frame}>
      <p css={detail}>
        {t('widgets.upload.stored')}
        {dot}
        {format.fileSize(sourceFileSize)}
      </p>
    </RowFrame>
  )
}

type UploadProps = { uploadRef: UploadRef; onRemove: () => void; isReadOnly: boolean }

function UploadRow({ uploadRef, ...frame }: UploadProps) {
  const { translate: t, format } = useLanguage()
  const file = useSelector(uploadRef, selectFile)
  const name = useSelector(uploadRef, selectDisplayName)
  const progress = useSelector(uploadRef, selectProgress)
  const isNaming = useSelector(uploadRef, selectIsNaming)
  const hasFailed = useSelector(uploadRef, selectHasFailed)
  const isUnreadable = useSelector(uploadRef, selectIsUnreadable)
  const refusal = useSelector(uploadRef, selectRefusal) ?? undefined
  const retry = hasFailed && !frame.isReadOnly && (
    <IconButton
      icon="upload"
      label={t('widgets.upload.retryNamed', { name })}
      onClick={() => uploadRef.send({ type: 'file.send', name: splitFileName(name).name })}
    />
  )
  return (
    <RowFrame name={name} {...frame} action={retry}>
      {hasFailed || isUnreadable ? (
        <p css={errorText} role="alert">
          <Icon name="alert" size={16} />
          <span>
            {fieldError(t, undefined, refusal) ??
              t(isUnreadable ? 'widgets.upload.unreadable' : 'widgets.upload.notSent')}
          </span>
        </p>
      ) : isNaming ? (
        <p css={detail}>{t('widgets.upload.waits')}</p>
      ) : (
        <>
          <p css={detail}>
            {progress === null
              ? t('widgets.upload.size', { size: format.fileSize(file?.size ?? 0) })
              : t('widgets.upload.progress', { percent: format.percent(progress) })}
          </p>
          <ProgressBar label={t('widgets.upload.sending', { name })} {...(progress !== null && { value: progress })} />
        </>
      )}
    </RowFrame>
  )
}

type Props = { held: HeldFile; fileUrl: FileUrl; onRemove: () => void; isReadOnly: boolean }

/** One file of a list: stored, uploading, waiting for its name, or failed. */
export const HeldFileRow = ({ held, fileUrl, ...frame }: Props) =>
  held.attachment ? (
    <StoredRow attachment={held.attachment} fileUrl={fileUrl} {...frame} />
  ) : (
    <UploadRow uploadRef={held.uploadRef} {...frame} />
  )
