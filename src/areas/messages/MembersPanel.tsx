import { useMutation, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import { screenPaths } from '#contract/addresses.ts'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { Text } from '#src/ui/Text.tsx'
import { conversationMutations } from './conversationMutations.ts'
import { MembersSection } from './MembersSection.tsx'
import { useOwnChanges } from './useOwnChanges.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'inspect' | 'say'> & {
  conversation: ConversationDetail
  isReadOnly: boolean
  onClose: () => void
}

/** Who reads the conversation, and what the person may change about it for themselves. */
export function MembersPanel({ api, person, inspect, say, conversation, isReadOnly, onClose }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const { id, isMuted, isArchived, isMember } = conversation
  const { change, archive } = useOwnChanges({ api, person, say, conversation })
  const leave = useMutation(conversationMutations(api, client, person, id).leave())
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: fromPromise<unknown, { subject: string }>(async () => {
            await leave.mutateAsync()
            say(successSnack(t, t('conversation.panel.left')))
            navigate(screenPaths.messages)
          }),
        },
      }),
    { inspect },
  )
  return (
    <Modal isOpen onClose={onClose} title={t('conversation.panel.title')}>
      <Stack gap={5}>
        <MembersSection {...{ api, person, inspect, say, conversation, isReadOnly }} />
        {isMember && !isReadOnly && (
          <Stack gap={3}>
            <Heading level={3}>{t('conversation.panel.settings')}</Heading>
            {change.isError && <Notice tone="danger">{t('conversation.panel.failed')}</Notice>}
            <Switch
              label={t('conversation.panel.mute')}
              hint={t('conversation.panel.muteHint')}
              isOn={isMuted}
              isBusy={change.isPending}
              onChange={(isOn) => change.mutate({ isMuted: isOn })}
            />
            <div>
              <Button variant="secondary" isBusy={change.isPending} onClick={() => archive({ onSuccess: onClose })}>
                {t(isArchived ? 'conversation.panel.unarchive' : 'conversation.panel.archive')}
              </Button>
              <Text variant="small">{t('conversation.panel.archiveHint')}</Text>
            </div>
            <div>
              <Button variant="danger" onClick={() => question.send({ type: 'question.ask', subject: id })}>
                {t('conversation.panel.leave')}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
      <Confirmation
        confirmationRef={question}
        title={t('conversation.panel.leaveTitle')}
        confirmLabel={t('conversation.panel.leaveConfirm')}
      >
        {t('conversation.panel.leaveText')}
      </Confirmation>
    </Modal>
  )
}
