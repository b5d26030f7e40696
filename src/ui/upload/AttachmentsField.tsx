import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { AttachmentsRef } from '#machines/parts/attachments/attachments.machine.ts'
import {
  selectFiles,
  selectFileToName,
  selectHasLeftOut,
  selectIsFull,
  selectMaximum,
} from '#machines/parts/attachments/attachments.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Dropzone } from '../Dropzone.tsx'
import { Notice } from '../Notice.tsx'
import { Stack } from '../Stack.tsx'
import { HeldFileRow } from './HeldFileRow.tsx'
import type { AcceptedFiles } from './judgeFile.ts'
import { RenameDialog } from './RenameDialog.tsx'

const list = css({ display: 'grid', gap: 8, padding: 0, margin: 0, listStyle: 'none' })
const status = css({ color: 'var(--color-text-muted)', fontSize: '0.875rem' })

type Props = {
  attachmentsRef: AttachmentsRef
  label: string
  /** The address of a thumbnail, including its access token (`ScreenProps.fileUrl`). */
  fileUrl: (path: string) => string
  accept?: AcceptedFiles
  /** Bytes per file. */
  maxSize?: number
  /** True while the form around the files is being sent. */
  isReadOnly?: boolean
}

/**
 * Adds several files: chosen or dropped, named one after the other, uploaded in parallel. Each can be retried or
 * removed.
 */
export function AttachmentsField({ attachmentsRef, label, fileUrl, isReadOnly = false, ...limits }: Props) {
  const t = useTranslate()
  const files = useSelector(attachmentsRef, selectFiles)
  const toName = useSelector(attachmentsRef, selectFileToName)
  const isFull = useSelector(attachmentsRef, selectIsFull)
  const hasLeftOut = useSelector(attachmentsRef, selectHasLeftOut)
  const maximum = useSelector(attachmentsRef, selectMaximum)
  const field = useRef<HTMLElement>(null)

  function remove(key: string) {
    attachmentsRef.send({ type: 'file.remove', key })
    field.current?.focus()
  }

  return (
    <section ref={field} aria-label={label} tabIndex={-1}>
      <Stack gap={2}>
        {files.length > 0 && (
          <ul css={list} aria-label={t('widgets.upload.held')}>
            {files.map((held) => (
              <li key={held.key}>
                <HeldFileRow held={held} fileUrl={fileUrl} isReadOnly={isReadOnly} onRemove={() => remove(held.key)} />
              </li>
            ))}
          </ul>
        )}
        {hasLeftOut && <Notice tone="warning">{t('widgets.upload.leftOut', { maximum })}</Notice>}
        {isFull
          ? maximum > 1 && <p css={status}>{t('widgets.upload.full', { maximum })}</p>
          : !isReadOnly && (
              <Dropzone
                label={label}
                isMultiple={maximum > 1}
                onFiles={(chosen) => attachmentsRef.send({ type: 'files.choose', files: chosen })}
                {...limits}
              />
            )}
      </Stack>
      {toName?.uploadRef && (
        <>
          <RenameDialog key={toName.key} uploadRef={toName.uploadRef} onClose={() => remove(toName.key)} />
          <KeyboardReturns to={field} />
        </>
      )}
    </section>
  )
}

/** A dialog returns the focus to the button that opened it, but that button is gone once no more files fit. */
function KeyboardReturns({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) to.current?.focus()
    },
    [to],
  )
  return null
}
