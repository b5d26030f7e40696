import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ReportDetail } from '#contract/reports/reports.ts'
import { createFormDialog } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen, selectSubject } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useAttachments } from '#src/parts/useAttachments.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { AcknowledgeForm } from './AcknowledgeForm.tsx'
import type { OfferedActions } from './offeredActions.ts'
import type { DialogAction } from './report.actors.ts'
import { reportAction, reportActors } from './report.actors.ts'
import type { ReportAct } from './report.forms.ts'
import { WordsForm } from './WordsForm.tsx'
import { WorkOrderForm } from './WorkOrderForm.tsx'

type Props = ScreenProps & { report: ReportDetail; offered: OfferedActions }

/** The actions of staff on a report, and reopening it for the people concerned. */
export function ReportActions({ report, offered, ...props }: Props) {
  const { api, person, say, inspect, fileUrl } = props
  const t = useTranslate()
  const client = useQueryClient()
  const { attachmentsRef, mustWait } = useAttachments({ api, inspect })
  const dialog = useFlow(
    () =>
      createFormDialog<ReportAct>().provide({
        actors: { save: reportActors({ api, client, person, reportId: report.id, attachments: attachmentsRef }).act },
        actions: {
          announceSaved: ({ context }) =>
            say(successSnack(t, t(`reports.${reportAction.parse(context.subject)}.done`))),
        },
      }),
    { inspect },
  )
  useEffect(() => {
    const { unsubscribe } = dialog.on('draft.forgotten', () => {
      // The form was abandoned or sent, so the next resolution starts without its files.
      if (selectSubject(dialog.getSnapshot()) === 'resolve') attachmentsRef.send({ type: 'files.clear' })
    })
    return unsubscribe
  }, [dialog, attachmentsRef])
  const about = { dialogRef: dialog, person, reportId: report.id }
  const isOpen = useSelector(dialog, selectIsOpen)
  const subject = useSelector(dialog, selectSubject)
  const open = (action: DialogAction) => dialog.send({ type: 'form.open', subject: action })
  const frame = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(frame)
  const isWaiting = report.status === 'opened'

  return (
    <Box ref={frame} radius="control" {...keptFocus}>
      <ButtonRow>
        {offered.acknowledge && (
          <Button variant={isWaiting ? 'primary' : 'secondary'} onClick={() => open('acknowledge')}>
            {t(isWaiting ? 'reports.actions.acknowledge' : 'reports.actions.promiseAgain')}
          </Button>
        )}
        {offered.orderWork && (
          <Button variant="secondary" onClick={() => open('orderWork')}>
            {t('reports.orderWork.title')}
          </Button>
        )}
        {offered.resolve && (
          <Button variant={isWaiting ? 'secondary' : 'primary'} onClick={() => open('resolve')}>
            {t('reports.actions.resolve')}
          </Button>
        )}
        {offered.reopen && (
          <Button variant="secondary" onClick={() => open('reopen')}>
            {t('reports.actions.reopen')}
          </Button>
        )}
      </ButtonRow>
      {isOpen && subject === 'acknowledge' && <AcknowledgeForm {...{ api, person, report }} dialogRef={dialog} />}
      {isOpen && subject === 'orderWork' && <WorkOrderForm {...{ report, person }} dialogRef={dialog} />}
      {isOpen && subject === 'resolve' && (
        <WordsForm {...about} action="resolve" mustWait={mustWait}>
          <AttachmentsField
            attachmentsRef={attachmentsRef}
            label={t('reports.comment.attachments')}
            fileUrl={fileUrl}
          />
        </WordsForm>
      )}
      {isOpen && subject === 'reopen' && <WordsForm {...about} action="reopen" />}
    </Box>
  )
}
