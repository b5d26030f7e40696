import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { longTextLimit } from '#contract/text.ts'
import type { ConversationRef } from '#machines/messages/conversation/conversation.machine.ts'
import {
  selectEdited,
  selectEditRefusal,
  selectHasEditFailed,
  selectIsSaving,
} from '#machines/messages/conversation/conversation.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { WriteField } from '#src/ui/messages/WriteField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { messageQueries } from './messageQueries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  conversation: { readonly id: string }
  conversationRef: ConversationRef
  /** The message is edited, or unchanged. */
  onEnd: () => void
}

/** Replaces the field while the person edits an earlier message. */
export function EditForm({ api, person, conversation, ...props }: Props) {
  const edited = useSelector(props.conversationRef, selectEdited)
  const thread = useInfiniteQuery(messageQueries(api, person).thread(conversation.id))
  const message = thread.data?.find(({ id }) => id === edited)
  return message && <EditField {...props} key={message.id} message={message} />
}

type FieldProps = Pick<Props, 'conversationRef' | 'onEnd'> & { message: Message }

function EditField({ conversationRef, onEnd, message }: FieldProps) {
  const { translate: t, format } = useLanguage()
  const [body, setBody] = useState(message.body)
  const isSaving = useSelector(conversationRef, selectIsSaving)
  const hasFailed = useSelector(conversationRef, selectHasEditFailed)
  const refusal = useSelector(conversationRef, selectEditRefusal)
  const form = useRef<HTMLFormElement>(null)
  const written = body.trim()
  const isTooLong = written.length > longTextLimit
  const cancel = () => conversationRef.send({ type: 'edit.cancel' })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
    return () => end()
  }, [])

  function save() {
    if (written === '' || isTooLong || isSaving) return
    if (written === message.body) cancel()
    else conversationRef.send({ type: 'edit.save', body: written })
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    save()
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap={1}>
        <Flex alignItems="center" gap={2} ps={3}>
          <Icon name="edit" size={16} color="textMuted" />
          <Text as="span" variant="small" flex={1}>
            {t('conversation.edit.label')}
          </Text>
          <Button variant="quiet" disabled={isSaving} onClick={cancel}>
            {t('conversation.edit.cancel')}
          </Button>
        </Flex>
        <WriteField
          label={t('conversation.edit.label')}
          value={body}
          readOnly={isSaving}
          enterKeyHint="enter"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={press}
          onChange={({ currentTarget: { value } }) => setBody(value)}
          before={null}
          after={
            <IconButton
              type="submit"
              icon="check"
              variant="primary"
              label={t('conversation.edit.save')}
              disabled={written === '' || isTooLong || isSaving}
            />
          }
        />
        {isTooLong && (
          <ErrorLine id="edit-too-long">
            {t('conversation.compose.tooLong', { limit: format.integer(longTextLimit) })}
          </ErrorLine>
        )}
        {hasFailed && <ErrorLine id="edit-failed">{t('conversation.edit.failed')}</ErrorLine>}
        {refusal !== null && (
          <ErrorLine id="edit-refused">
            {refusal === 'notPossible' ? t('conversation.edit.tooLate') : t(`errors.field.${refusal}`)}
          </ErrorLine>
        )}
      </Stack>
    </form>
  )
}
