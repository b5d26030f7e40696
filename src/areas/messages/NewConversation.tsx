import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { conversationNameLimit } from '#contract/messages/conversations.ts'
import { pathOf } from '#contract/paths.ts'
import type { FieldCodes } from '#contract/problems.ts'
import { longTextLimit } from '#contract/text.ts'
import { newConversationMachine } from '#machines/messages/newConversation/newConversation.machine.ts'
import { selectFailure, selectFieldCodes, selectIsBusy } from '#machines/parts/beginning/beginning.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { BeginFailure } from '#src/parts/BeginFailure.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAttachments } from '#src/parts/useAttachments.ts'
import { useDraftFiles } from '#src/parts/useDraftFiles.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { AboutLine } from './AboutLine.tsx'
import { messageQueries } from './messageQueries.ts'
import type { ConversationValue } from './NewConversationScreen.tsx'
import { newConversationActors } from './newConversation.actors.ts'
import type { Wanted } from './newConversation.address.ts'
import { conversationSchema, withWanted } from './newConversation.forms.ts'
import { RecipientsField } from './RecipientsField.tsx'

type Props = ScreenProps & { placeId: string; wanted: Wanted; kept: KeptDraft<ConversationValue> }

/** The form of a new conversation: its name, recipients, what it is about, and the first message. */
export function NewConversation({ api, person, placeId, fileUrl, inspect, wanted, kept }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const reasonId = useId()
  const [first] = useState(() => {
    const { value, attachments } = kept.latest()
    return { value: withWanted(value, wanted), attachments }
  })
  const [value, setValue] = useState(first.value)
  const flow = useFlow(
    () =>
      newConversationMachine.provide({
        actors: newConversationActors({ api, client, person, placeId }),
        actions: {
          forgetDraft: kept.forget,
          show: (_, { answer }) => {
            if (answer.kind === 'begun') navigate(pathOf('conversation', { conversationId: answer.id }))
          },
        },
      }),
    { inspect },
  )
  const isBusy = useSelector(flow, selectIsBusy)
  const codes = useSelector(flow, selectFieldCodes)
  const failure = useSelector(flow, selectFailure)
  const { attachmentsRef, attachmentIds, mustWait } = useAttachments({ api, inspect }, first.attachments)
  useDraftFiles(attachmentsRef, () => kept.latest().attachments, kept.keepFiles)
  const [lacksRecipient, setLacksRecipient] = useState(false)

  function change(changes: Partial<ConversationValue>) {
    const next = { ...value, ...changes }
    setValue(next)
    kept.keep(next)
    setLacksRecipient(false)
    flow.send({ type: 'form.change' })
  }
  const { members, distributionListIds, isToManager, entities, key } = value
  const hasRecipient = members.length > 0 || distributionListIds.length > 0 || isToManager
  const recipients = useQuery(messageQueries(api, person).recipients(placeId, ''))
  const cannotChoose = recipients.isLoadingError && !hasRecipient
  const { form, fields } = useForm(conversationSchema, {
    defaultValue: { name: first.value.name, body: first.value.body },
    onSubmit(event, { value: { name, body } }) {
      event.preventDefault()
      setLacksRecipient(!hasRecipient)
      if (!hasRecipient || isBusy || mustWait) return
      const memberIds = members.map(({ id }) => id)
      const about = entities.map(({ kind, id }) => ({ kind, id }))
      const proposed = { key, name, memberIds, distributionListIds, isToManager, entities: about, body, attachmentIds }
      flow.send({ type: 'form.send', proposed })
    },
  })
  return (
    <Card>
      <KeptForm formProps={form.formProps} onLeave={kept.leave} isAnew={kept.isAnew}>
        <Stack gap={5}>
          <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={isBusy} onDiscard={kept.beginAnew} />
          <RecipientsField
            {...{ api, person, placeId, value, change }}
            isReadOnly={isBusy}
            error={lacksRecipient ? t('messages.start.needed') : recipientError(t, codes)}
          />
          {entities.map((entity) => (
            <AboutLine
              key={entity.id}
              entity={entity}
              onDetach={() => change({ entities: entities.filter((other) => other !== entity) })}
            />
          ))}
          <Stack gap={2}>
            <TextField
              {...fields.name.inputProps}
              label={t('messages.start.name')}
              hint={t('messages.start.nameHint')}
              error={fieldError(t, fields.name.errors, codes.name)}
              maxLength={conversationNameLimit}
              autoComplete="off"
              readOnly={isBusy}
              onInput={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <TextArea
              {...fields.body.inputProps}
              label={t('messages.start.body')}
              error={fieldError(t, fields.body.errors, codes.body)}
              limit={longTextLimit}
              rows={6}
              readOnly={isBusy}
              onInput={({ currentTarget }) => change({ body: currentTarget.value })}
            />
            <Disclosure icon="paperclip" label={t('messages.start.attachments')} isOpen={first.attachments.length > 0}>
              <AttachmentsField
                attachmentsRef={attachmentsRef}
                label={t('messages.start.attachments')}
                fileUrl={fileUrl}
                isReadOnly={isBusy}
              />
            </Disclosure>
          </Stack>
          <BeginFailure failure={failure} say={(what) => t(`messages.start.${what}`)} />
          {mustWait && <Notice>{t('messages.start.waitForFiles')}</Notice>}
          {cannotChoose && (
            <Text id={reasonId} variant="small">
              {t('messages.start.waitForRecipients')}
            </Text>
          )}
          <div>
            <StepFoot>
              <Button
                type="submit"
                isBusy={isBusy}
                disabled={cannotChoose}
                aria-describedby={cannotChoose ? reasonId : undefined}
              >
                {t('messages.start.send')}
              </Button>
            </StepFoot>
            <DraftStatus draftRef={kept.draftRef} isLast />
          </div>
        </Stack>
      </KeptForm>
    </Card>
  )
}

type Recipients = 'memberIds' | 'distributionListIds' | 'isToManager'

/** The server names a person by their position in the list; one sentence covers all of them. */
function recipientError(t: ReturnType<typeof useTranslate>, codes: FieldCodes<Recipients>) {
  const code = codes.memberIds ?? codes.distributionListIds ?? codes.isToManager
  if (code === undefined) return undefined
  return code === 'takesNoMessages' ? t('messages.start.unreachable') : fieldError(t, undefined, code)
}
