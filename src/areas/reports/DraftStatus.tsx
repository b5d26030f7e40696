import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import { selectMustWait } from '#machines/attachments/attachments.selectors.ts'
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts'
import type { ReportRef } from '#machines/report/report.machine.ts'
import { selectIsRestored, selectIsSending, selectKeeping } from '#machines/report/report.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Confirmation } from '../Confirmation.tsx'
import type { ScreenProps } from '../screenProps.ts'
import { useFlow } from '../useFlow.ts'
import type { OfStep } from './ofStep.ts'

const line = css({ minHeight: '1.5em', color: 'var(--color-text-muted)', fontSize: '0.875rem' })

type Props = { reportRef: ReportRef }

/** Where what was typed is kept, and that a file is not yet: said once there is something to keep. */
export function DraftStatus({ reportRef, attachmentsRef }: Pick<OfStep, 'reportRef' | 'attachmentsRef'>) {
  const t = useTranslate()
  const keeping = useSelector(reportRef, selectKeeping)
  const lacksFile = useSelector(attachmentsRef, selectMustWait)
  if (keeping === 'unkept') return <Notice tone="warning">{t('newReport.draft.unkept')}</Notice>
  return (
    <p role="status" css={line}>
      {[keeping && t(`newReport.draft.${keeping}`), lacksFile && t('newReport.draft.lacksFile')]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

/** What was begun before is in the fields: it can be gone on with, or given up. */
export function DraftRestored({ reportRef, inspect }: Props & Pick<ScreenProps, 'inspect'>) {
  const t = useTranslate()
  const isRestored = useSelector(reportRef, selectIsRestored)
  const isSending = useSelector(reportRef, selectIsSending)
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: fromPromise<unknown, { subject: string }>(async () => reportRef.send({ type: 'draft.discard' })),
        },
      }),
    { inspect },
  )
  if (!isRestored) return null
  return (
    <Notice>
      {t('newReport.draft.restored')}{' '}
      <Button variant="quiet" disabled={isSending} onClick={() => question.send({ type: 'question.ask', subject: '' })}>
        {t('newReport.draft.discard')}
      </Button>
      <Confirmation
        confirmationRef={question}
        title={t('newReport.draft.question')}
        confirmLabel={t('newReport.draft.confirm')}
      >
        {t('newReport.draft.questionText')}
      </Confirmation>
    </Notice>
  )
}
