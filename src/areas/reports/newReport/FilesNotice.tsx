import { useSelector } from '@xstate/react'
import type { AttachmentsRef } from '#machines/parts/attachments/attachments.machine.ts'
import { selectHasFailedFile, selectIsUnderway } from '#machines/parts/attachments/attachments.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

export function FilesNotice({ attachmentsRef }: { attachmentsRef: AttachmentsRef }) {
  const t = useTranslate()
  const isUnderway = useSelector(attachmentsRef, selectIsUnderway)
  const hasFailedFile = useSelector(attachmentsRef, selectHasFailedFile)
  return (
    <>
      {isUnderway && <Notice>{t('newReport.details.underway')}</Notice>}
      {hasFailedFile && <Notice tone="warning">{t('newReport.details.failedFile')}</Notice>}
    </>
  )
}
