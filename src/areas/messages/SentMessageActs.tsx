import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useMemo, useRef } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import type { Abuse } from '#contract/messages/sentMessages.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { createFormDialog } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen, selectSubject } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Flex } from '#src/ui/Flex.tsx'
import { ReportForm } from './ReportForm.tsx'
import { sentMessageActors } from './sentMessages.actors.ts'
import type { OfThread } from './Thread.tsx'

/** The actions on the messages of a thread; `null` = none for this reader. */
export type MessageActs = {
  readonly edit: (messageId: string) => void
  readonly withdraw: (messageId: string) => void
  readonly report: ((messageId: string) => void) | null
}

type Props = OfThread & {
  messages: readonly Message[]
  /** Without actions for people who only read. */
  children: (acts: MessageActs | null) => ReactNode
}

/** The dialogs about messages are rendered once around the thread, not in each of its rows. */
export function SentMessageActs({ messages, children, ...props }: Props) {
  const { api, person, say, inspect, conversation, conversationRef, isReadOnly, isStaff } = props
  const t = useTranslate()
  const client = useQueryClient()
  const frame = useRef<HTMLDivElement>(null)
  // A withdrawn message has no menu.
  const keptFocus = useKeptFocus(frame)
  const actors = () => sentMessageActors({ api, client, person, conversationId: conversation.id })
  const question = useFlow(() => confirmationMachine.provide({ actors: { carryOut: actors().withdraw } }), { inspect })
  const dialog = useFlow(
    () =>
      createFormDialog<Abuse>().provide({
        actors: { save: actors().report },
        actions: { announceSaved: () => say(successSnack(t, t('conversation.report.sent'))) },
      }),
    { inspect },
  )
  const isReporting = useSelector(dialog, selectIsOpen)
  const reportedId = useSelector(dialog, selectSubject)
  const reported = messages.find(({ id }) => id === reportedId)
  const acts = useMemo(
    () =>
      isReadOnly
        ? null
        : {
            edit: (messageId: string) => conversationRef.send({ type: 'message.edit', messageId }),
            withdraw: (messageId: string) => question.send({ type: 'question.ask', subject: messageId }),
            report: isStaff ? null : (messageId: string) => dialog.send({ type: 'form.open', subject: messageId }),
          },
    [isReadOnly, isStaff, conversationRef, question, dialog],
  )
  return (
    <>
      <Flex ref={frame} flex={1} minHeight={0} flexDirection="column" {...keptFocus}>
        {children(acts)}
      </Flex>
      <Confirmation
        confirmationRef={question}
        title={t('conversation.withdraw.title')}
        confirmLabel={t('conversation.withdraw.confirm')}
      >
        {t('conversation.withdraw.text')}
      </Confirmation>
      {isReporting && reported && <ReportForm dialogRef={dialog} person={person} message={reported} />}
    </>
  )
}
