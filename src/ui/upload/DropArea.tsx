import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { maxAttachmentSize } from '#contract/attachments.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { durations } from '#src/theme/scales.ts'
import { Button } from '../Button.tsx'
import { errorText } from '../fieldStyles.ts'
import { Icon } from '../Icon.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { type AcceptedFiles, type FileRefusal, judgeFile, pickerFilter } from './judgeFile.ts'

const area = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '24px 16px',
  textAlign: 'center',
  color: 'var(--color-text-muted)',
  background: 'var(--color-surface-raised)',
  border: '2px dashed var(--color-border-strong)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  cursor: 'pointer',
  transition: `border-color ${durations.normal}, background-color ${durations.normal}`,
  '&:hover': { borderColor: 'var(--color-action)' },
})
const under = css({ borderColor: 'var(--color-action)', background: 'var(--color-accent-soft)' })
const refused = css({ borderColor: 'var(--color-danger)' })
const busyArea = css({ cursor: 'progress' })
const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: '4px 12px' })
const hint = css({ fontSize: '0.875rem', lineHeight: '1.25rem' })
const bar = css({ width: '100%', maxWidth: 320 })
const message = css({ '&:has(p)': { paddingTop: 6 }, fontSize: '0.875rem', lineHeight: '1.25rem' })

const acceptedTexts = {
  all: 'widgets.upload.accepted',
  pdf: 'widgets.upload.acceptedOne',
  csv: 'widgets.upload.acceptedOne',
  data: 'widgets.upload.acceptedData',
} as const

export type DropAreaProps = {
  /** The name of the field for screen readers. */
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
  readonly accept?: AcceptedFiles
  /** Bytes. */
  readonly maxSize?: number
  readonly isMultiple?: boolean
  readonly isBusy?: boolean
  /** 0 to 1, while busy; absent = the end is unknown. */
  readonly progress?: number | undefined
}
type Refusal = { readonly reason: FileRefusal | 'tooMany'; readonly name: string }

/** Checks files by their first bytes; refuses the others with a message, and loses nothing. */
export function DropArea({
  label,
  onFiles,
  accept = 'all',
  maxSize = maxAttachmentSize,
  isMultiple = false,
  isBusy = false,
  progress,
}: DropAreaProps) {
  const { translate: t, format } = useLanguage()
  const id = useId()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])

  async function take(files: readonly File[]) {
    if (!isMultiple && files.length > 1) return setRefusals([{ reason: 'tooMany', name: '' }])
    const judged = await Promise.all(
      files.map(async (file) => ({ file, reason: await judgeFile(file, { accept, maxSize }) })),
    )
    setRefusals(judged.flatMap(({ file: { name }, reason }) => (reason === null ? [] : [{ reason, name }])))
    const taken = judged.flatMap(({ file, reason }) => (reason === null ? [file] : []))
    if (taken.length > 0) onFiles(taken)
  }

  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: (files: readonly File[]) => void take(files),
    // The browser lets several files through, so that a field for one refuses them in our own words.
    multiple: true,
    noKeyboard: true,
    disabled: isBusy,
  })
  const accepted = t(acceptedTexts[accept], { format: accept.toUpperCase() })
  const size = format.sizeLimit(maxSize)
  const sentences: Record<Refusal['reason'], string> = {
    unaccepted: accepted,
    tooLarge: t('widgets.upload.tooLarge', { size }),
    unreadable: t('widgets.upload.unreadable'),
    tooMany: t('widgets.upload.tooMany'),
  }

  return (
    <div>
      <div
        {...getRootProps({ role: 'group', 'aria-label': label })}
        aria-busy={isBusy || undefined}
        css={[area, isDragActive && under, refusals.length > 0 && refused, isBusy && busyArea]}
      >
        <input {...getInputProps({ 'aria-label': label })} accept={pickerFilter[accept]} multiple={isMultiple} />
        <Icon name="upload" size={28} />
        <div css={line}>
          <Button variant="secondary" isBusy={isBusy} aria-describedby={`${id}-hint ${id}-refusal`}>
            {t(isMultiple ? 'widgets.upload.chooseSeveral' : 'widgets.upload.choose')}
          </Button>
          <span>
            {t(
              isDragActive
                ? 'widgets.upload.dropNow'
                : isMultiple
                  ? 'widgets.upload.dropSeveral'
                  : 'widgets.upload.drop',
            )}
          </span>
        </div>
        <p id={`${id}-hint`} css={hint}>
          {accepted} {t('widgets.upload.limit', { size })}
        </p>
        {isBusy && (
          <div css={bar}>
            <ProgressBar label={label} {...(progress !== undefined && { value: progress })} />
          </div>
        )}
      </div>
      <div css={message} role="alert">
        <div id={`${id}-refusal`}>
          {refusals.map(({ reason, name }, index) => (
            <p key={`${index} ${name}`} css={errorText}>
              <Icon name="alert" size={16} />
              {/* Among several files, the message must name the refused one. */}
              <span>
                {isMultiple ? t('widgets.upload.refused', { name, reason: sentences[reason] }) : sentences[reason]}
              </span>
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
