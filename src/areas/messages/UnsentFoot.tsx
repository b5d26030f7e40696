import { useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { ConversationRef } from '#machines/messages/conversation/conversation.machine.ts'
import { selectFateOf } from '#machines/messages/conversation/conversation.selectors.ts'
import type { Unsent } from '#machines/messages/conversation/conversation.setup.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { shortened } from './messageWords.ts'

type Props = Pick<ScreenProps, 'inspect'> & { unsent: Unsent; conversationRef: ConversationRef }

/** The state of an unsent message on this device, and the person's actions on it. */
export function UnsentFoot({ unsent, conversationRef, inspect }: Props) {
  const t = useTranslate()
  const fate = useSelector(conversationRef, selectFateOf(unsent))
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: fromPromise<unknown, { subject: string }>(async ({ input: { subject } }) =>
            conversationRef.send({ type: 'message.delete', key: subject }),
          ),
        },
      }),
    { inspect },
  )
  const { key, body, refusal } = unsent
  const text = shortened(body)
  const isUnderway = fate === 'sending' || fate === 'queued'
  const hasFailed = fate === 'unsent' || fate === 'refused'
  const reason =
    refusal === null || refusal === 'notPossible' ? t('conversation.unsent.notPossible') : t(`errors.field.${refusal}`)
  return (
    <>
      <Box as="span" display="inline-flex" color={hasFailed ? 'danger' : 'textMuted'} role="status">
        {hasFailed && <Icon name="alert" size={16} />}
        {fate === 'waiting' && <Icon name="clock" size={16} />}
        <Box as="span" ms={isUnderway ? 0 : 1}>
          {fate === 'refused' ? t('conversation.unsent.refused', { reason }) : t(`conversation.unsent.${fate}`)}
        </Box>
      </Box>
      {!isUnderway && (
        <Flex flexWrap="wrap" columnGap={6}>
          <Button
            variant="quiet"
            aria-label={t('conversation.unsent.resendThis', { text })}
            onClick={() => conversationRef.send({ type: 'message.resend', key })}
          >
            {t('conversation.unsent.resend')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('conversation.unsent.deleteThis', { text })}
            onClick={() => question.send({ type: 'question.ask', subject: key })}
          >
            {t('conversation.unsent.delete')}
          </Button>
          <Confirmation
            confirmationRef={question}
            title={t('conversation.unsent.deleteTitle')}
            confirmLabel={t('conversation.unsent.delete')}
          >
            {t('conversation.unsent.deleteText')}
          </Confirmation>
        </Flex>
      )}
    </>
  )
}
