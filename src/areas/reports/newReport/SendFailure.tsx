import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/addresses.ts'
import { selectHasFailedFile, selectIsUnderway } from '#machines/parts/attachments/attachments.selectors.ts'
import type { ReportRef } from '#machines/reports/report/report.machine.ts'
import { selectFailure, selectIsSending } from '#machines/reports/report/report.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { OfStep } from './ofStep.ts'

type Props = { reportRef: ReportRef }

/** Why the report was not sent, and what to do. */
export function SendFailure({ reportRef }: Props) {
  const t = useTranslate()
  const failure = useSelector(reportRef, selectFailure)
  const isSending = useSelector(reportRef, selectIsSending)
  return (
    <>
      <VisuallyHidden role="status">{isSending && t('common.sending')}</VisuallyHidden>
      {failure === 'unanswered' && (
        <Notice tone="danger" title={t('newReport.review.unansweredTitle')}>
          {t('newReport.review.unanswered')}
        </Notice>
      )}
      {failure === 'failed' && (
        <Notice tone="danger" title={t('newReport.review.failedTitle')}>
          {t('newReport.review.failed')}
        </Notice>
      )}
      {failure === 'arrivedBefore' && (
        <Notice tone="success" title={t('newReport.review.arrivedTitle')}>
          {t('newReport.review.arrived')}
        </Notice>
      )}
    </>
  )
}

/** Sends the report once all of its files are uploaded, or links to the list if it was already sent. */
export function SendButton({ reportRef, attachmentsRef }: Pick<OfStep, 'reportRef' | 'attachmentsRef'>) {
  const t = useTranslate()
  const failure = useSelector(reportRef, selectFailure)
  const isSending = useSelector(reportRef, selectIsSending)
  const isUnderway = useSelector(attachmentsRef, selectIsUnderway)
  const hasFailedFile = useSelector(attachmentsRef, selectHasFailedFile)
  if (failure === 'arrivedBefore') {
    return <LinkButton href={`${screenPaths.reports}?filtre=mine`}>{t('newReport.review.toList')}</LinkButton>
  }
  return (
    <Button
      isBusy={isSending || isUnderway}
      // The step with the files lets the person send a failed file again or remove it.
      onClick={() => reportRef.send(hasFailedFile ? { type: 'step.select', step: 'details' } : { type: 'report.send' })}
    >
      {t(failure === null ? 'newReport.review.send' : 'newReport.review.retry')}
    </Button>
  )
}
