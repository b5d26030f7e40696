import { useQuery } from '@tanstack/react-query'
import { shallowEqual, useSelector } from '@xstate/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { ValueOf } from '#contract/defineDraft.ts'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { messageDraft } from '#contract/messages/messageDrafts.ts'
import { longTextLimit } from '#contract/text.ts'
import type { ConversationRef } from '#machines/messages/conversation/conversation.machine.ts'
import { selectEdited } from '#machines/messages/conversation/conversation.selectors.ts'
import { selectFiles, selectStored } from '#machines/parts/attachments/attachments.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { newUuid } from '#src/parts/newUuid.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAttachments } from '#src/parts/useAttachments.ts'
import { useDraftFiles } from '#src/parts/useDraftFiles.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { Box } from '#src/ui/Box.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { WriteField } from '#src/ui/messages/WriteField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { EditForm } from './EditForm.tsx'
import { MentionList } from './MentionList.tsx'
import { mentionableIn } from './mentions.ts'
import { useMentions } from './useMentions.ts'
import { useShortcuts } from './useShortcuts.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'fileUrl' | 'inspect'> & {
  conversation: Pick<ConversationDetail, 'id' | 'placeId' | 'members' | 'assignee'>
  conversationRef: ConversationRef
  /** A dialog that fills the field with a prepared text. It has forms, so it is outside the form of the message. */
  prepared?: (fill: (text: string) => void, onClose: () => void) => ReactNode
}

/** The field at the foot of a conversation. What is typed is kept on every device until it is sent. */
export const Composer = (props: Props) => (
  <Box py={2.5} px={3} borderTop="border">
    <WithDraft
      {...props}
      form={messageDraft}
      placeId={props.conversation.placeId}
      subjectId={props.conversation.id}
      blank={{ body: '' }}
    >
      {(kept) => <Fields {...props} kept={kept} />}
    </WithDraft>
  </Box>
)

type FieldsProps = Props & { kept: KeptDraft<ValueOf<typeof messageDraft>> }

function Fields({ kept, prepared, ...props }: FieldsProps) {
  const { api, person, fileUrl, inspect, conversation, conversationRef } = props
  const { translate: t, format } = useLanguage()
  const isEditing = useSelector(conversationRef, selectEdited) !== null
  const [first] = useState(kept.latest)
  const { attachmentsRef, mustWait } = useAttachments({ api, inspect }, first.attachments)
  const files = useSelector(attachmentsRef, selectFiles, shallowEqual)
  useDraftFiles(attachmentsRef, () => kept.latest().attachments, kept.keepFiles)
  const [isAttaching, setIsAttaching] = useState(first.attachments.length > 0)
  const [body, setBody] = useState(first.value.body)
  const [isChoosing, setIsChoosing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const written = body.trim()
  const isTooLong = written.length > longTextLimit
  const isEmpty = written === '' && files.length === 0

  const own = useQuery(profileQueries(api, person).own())
  const others = mentionableIn(conversation).filter(({ userId }) => userId !== own.data?.userId)
  const mentions = useMentions({ text: body, people: others, onWrite: write })

  const focusField = () => form.current?.querySelector('textarea')?.focus()
  useShortcuts({ reply: focusField })

  /** The field is free immediately: the message waits in the outbox. */
  function send() {
    if (isEmpty || isTooLong || mustWait) return
    const stored = selectStored(attachmentsRef.getSnapshot())
    const message = { key: newUuid(), body: written, attachments: stored, writtenAt: new Date().toISOString() }
    conversationRef.send({ type: 'message.post', message })
    setBody('')
    setIsAttaching(false)
    attachmentsRef.send({ type: 'files.clear' })
    kept.forget()
    focusField()
  }
  function write(value: string) {
    setBody(value)
    kept.keep({ body: value })
  }
  function fill(text: string) {
    write(written === '' ? text : `${body.trimEnd()}\n\n${text}`)
  }
  function press(event: KeyboardEvent) {
    mentions.press(event)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  if (isEditing) return <EditForm {...props} onEnd={focusField} />
  return (
    <>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        onBlur={kept.leave}
      >
        <Stack gap={2}>
          {isAttaching && (
            <Box maxHeight="32dvh" overflow="auto">
              <AttachmentsField
                attachmentsRef={attachmentsRef}
                label={t('conversation.compose.attach')}
                fileUrl={fileUrl}
              />
            </Box>
          )}
          <Box position="relative">
            <MentionList {...mentions.list} />
            <WriteField
              label={t('conversation.compose.label')}
              placeholder={t('conversation.compose.placeholder')}
              value={body}
              enterKeyHint="enter"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              {...mentions.field}
              onKeyDown={press}
              onSelect={mentions.follow}
              onChange={(event) => {
                mentions.follow(event)
                write(event.currentTarget.value)
              }}
              before={
                <>
                  <IconButton
                    icon="paperclip"
                    label={t('conversation.compose.attach')}
                    aria-expanded={isAttaching}
                    onClick={() => setIsAttaching(!isAttaching)}
                  />
                  {prepared && (
                    <IconButton
                      icon="document"
                      label={t('conversationDesk.answers.title')}
                      aria-haspopup="dialog"
                      onClick={() => setIsChoosing(true)}
                    />
                  )}
                </>
              }
              after={
                <IconButton
                  type="submit"
                  icon="arrowUp"
                  variant="primary"
                  label={t('conversation.compose.send')}
                  disabled={isEmpty || isTooLong}
                />
              }
            />
          </Box>
          {isTooLong && (
            <ErrorLine id="message-too-long">
              {t('conversation.compose.tooLong', { limit: format.integer(longTextLimit) })}
            </ErrorLine>
          )}
          {mustWait && <Text variant="small">{t('conversation.compose.waitForFiles')}</Text>}
        </Stack>
      </form>
      {isChoosing && prepared?.(fill, () => setIsChoosing(false))}
    </>
  )
}
