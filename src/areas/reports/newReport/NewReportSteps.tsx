import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ReportRef } from '#machines/reports/report/report.machine.ts'
import {
  selectDraft,
  selectIsRestored,
  selectIsSending,
  selectKeepingRef,
  selectStep,
} from '#machines/reports/report/report.selectors.ts'
import { reportSteps } from '#machines/reports/report/report.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { useAttachments } from '#src/parts/useAttachments.ts'
import { useDraftFiles } from '#src/parts/useDraftFiles.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { StepIndicator } from '#src/ui/StepIndicator.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { EmergencyStep } from './EmergencyStep.tsx'
import type { OfNewReport } from './NewReport.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { WhatStep } from './WhatStep.tsx'

/** The steps that the indicator shows; the emergency number is part of the first. */
const indicated = ['what', 'details', 'review'] as const

type Props = OfNewReport & { reportRef: ReportRef }

/** The steps of one draft. Its files keep uploading while the steps change. */
export function NewReportSteps({ reportRef, ...props }: Props) {
  const t = useTranslate()
  const { attachments } = useRef(selectDraft(reportRef.getSnapshot())).current
  const { attachmentsRef, mustWait: lacksFile } = useAttachments(props, attachments)
  const step = useSelector(reportRef, selectStep)
  const isSending = useSelector(reportRef, selectIsSending)
  const isRestored = useSelector(reportRef, selectIsRestored)
  const draftRef = useSelector(reportRef, selectKeepingRef)

  useDraftFiles(
    attachmentsRef,
    () => selectDraft(reportRef.getSnapshot()).attachments,
    (stored) => reportRef.send({ type: 'files.change', attachments: stored }),
  )

  const shown = step === 'emergency' ? 'what' : step
  const part = { ...props, reportRef, attachmentsRef }
  return (
    <Stack gap={5}>
      <StepIndicator
        label={t('newReport.steps.label')}
        steps={indicated.map((id) => ({
          id,
          label: t(`newReport.steps.${id}`),
          ...(isSending && { isSelectable: false }),
        }))}
        current={shown ?? 'what'}
        onSelect={(id) => {
          const chosen = reportSteps.find((one) => one === id)
          if (chosen) reportRef.send({ type: 'step.select', step: chosen })
        }}
      />
      <DraftRestored
        inspect={props.inspect}
        isRestored={isRestored}
        isBusy={isSending}
        onDiscard={() => reportRef.send({ type: 'draft.discard' })}
      />
      {step === 'what' && <WhatStep {...part} />}
      {step === 'emergency' && <EmergencyStep {...part} />}
      {step === 'details' && <DetailsStep {...part} />}
      {step === 'review' && <ReviewStep {...part} />}
      <DraftStatus draftRef={draftRef} lacksFile={lacksFile} />
    </Stack>
  )
}
