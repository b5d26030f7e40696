import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/screens.ts'
import type { ReportRef } from '#machines/report/report.machine.ts'
import { selectFailure, selectIsSending } from '#machines/report/report.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type Props = { reportRef: ReportRef }

/** Why it is not sent yet, and what to do. */
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

/** The way to the report that is there already, or the one press that sends it. */
export function SendButton({ reportRef }: Props) {
  const t = useTranslate()
  const failure = useSelector(reportRef, selectFailure)
  const isSending = useSelector(reportRef, selectIsSending)
  if (failure === 'arrivedBefore') {
    return <LinkButton href={`${screenPaths.reports}?filtre=mine`}>{t('newReport.review.toList')}</LinkButton>
  }
  return (
    <Button isBusy={isSending} onClick={() => reportRef.send({ type: 'report.send' })}>
      {t(failure === null ? 'newReport.review.send' : 'newReport.review.retry')}
    </Button>
  )
}
