import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { type FormEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import * as z from 'zod/mini'
import { splitFileName } from '#contract/attachments.ts'
import { saying } from '#contract/problems.ts'
import type { UploadRef } from '#machines/parts/upload/upload.machine.ts'
import {
  selectDisplayName,
  selectFile,
  selectHasFailed,
  selectIsBusy,
  selectProgress,
  selectRefusal,
} from '#machines/parts/upload/upload.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '../Button.tsx'
import { Modal } from '../Modal.tsx'
import { Notice } from '../Notice.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { Stack } from '../Stack.tsx'
import { TextField } from '../TextField.tsx'

const renameSchema = z.object({
  name: z
    .string(saying('required'))
    .check(z.trim(), z.minLength(1, saying('required')), z.maxLength(200, saying('invalid'))),
})
const extensionPlace = css({ paddingInline: 12, color: 'var(--color-text-muted)' })

type Props = {
  uploadRef: UploadRef
  /** For a file in a list, from which closing removes it; by default closing discards the file. */
  onClose?: () => void
}

/** Edits the file name without its extension, which stays next to the field, so that typing cannot lose it. */
export function RenameDialog({ uploadRef, onClose }: Props) {
  const { translate: t, format } = useLanguage()
  const file = useSelector(uploadRef, selectFile)
  const displayName = useSelector(uploadRef, selectDisplayName)
  const isBusy = useSelector(uploadRef, selectIsBusy)
  const hasFailed = useSelector(uploadRef, selectHasFailed)
  const refusal = useSelector(uploadRef, selectRefusal) ?? undefined
  const progress = useSelector(uploadRef, selectProgress)
  const { name, extension } = splitFileName(displayName)
  const { form, fields } = useForm(renameSchema, {
    defaultValue: { name },
    onSubmit(event, { value }) {
      event.preventDefault()
      uploadRef.send({ type: 'file.send', name: value.name })
    },
  })
  const nameField = useRef<HTMLInputElement>(null)
  const close = onClose ?? (() => uploadRef.send({ type: 'upload.close' }))
  const percent = format.percent(progress ?? 0)
  // The field may be inside a form, which must not contain this one or be submitted with it.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.stopPropagation()
    form.formProps.onSubmit(event)
  }

  return createPortal(
    <Modal
      isOpen
      onClose={close}
      title={t('widgets.upload.renameTitle')}
      firstFocus={nameField}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('widgets.upload.cancel')}
          </Button>
          <Button type="submit" form={form.formProps.id} isBusy={isBusy}>
            {t(hasFailed ? 'widgets.upload.retry' : 'widgets.upload.send')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} onSubmit={submit} aria-busy={isBusy}>
        <Stack>
          {hasFailed && (
            <Notice tone="danger">{fieldError(t, undefined, refusal) ?? t('widgets.upload.failed')}</Notice>
          )}
          <TextField
            {...fields.name.inputProps}
            ref={nameField}
            label={t('widgets.upload.fileName')}
            hint={[
              extension && t('widgets.upload.extensionHint', { extension }),
              file && t('widgets.upload.size', { size: format.fileSize(file.size) }),
            ]
              .filter(Boolean)
              .join(' ')}
            error={fieldError(t, fields.name.errors)}
            suffix={extension && <span css={extensionPlace}>{extension}</span>}
            autoComplete="off"
            spellCheck={false}
            readOnly={isBusy}
          />
          {isBusy && (
            <ProgressBar
              label={
                progress === null
                  ? t('widgets.upload.sending', { name: displayName })
                  : t('widgets.upload.progress', { percent })
              }
              {...(progress !== null && { value: progress })}
            />
          )}
        </Stack>
      </form>
    </Modal>,
    document.body,
  )
}
