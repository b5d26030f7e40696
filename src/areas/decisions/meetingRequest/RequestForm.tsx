import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import type { meetingRequestDraft } from '#contract/decisions/decisionDrafts.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import { longTextLimit, optionalLongText } from '#contract/text.ts'
import type { MeetingRequestRef } from '#machines/decisions/meetingRequest/meetingRequest.machine.ts'
import {
  selectConfirmation,
  selectIsRefused,
  selectIsSending,
  selectMessage,
  selectPart,
} from '#machines/decisions/meetingRequest/meetingRequest.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { PasswordForm } from '#src/parts/PasswordForm.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'

const schema = z.object({ message: optionalLongText })

type OfMessage = Pick<ScreenProps, 'inspect'> & {
  requestRef: MeetingRequestRef
  kept: KeptDraft<ValueOf<typeof meetingRequestDraft>>
}
type Props = OfMessage & { decision: DecisionDetail }

/** The request for a meeting: its message, then the password. */
export function RequestForm({ decision: { support }, ...ofMessage }: Props) {
  const { requestRef } = ofMessage
  const language = useLanguage()
  const { translate: t } = language
  const part = useSelector(requestRef, selectPart)
  const isSending = useSelector(requestRef, selectIsSending)
  const confirmation = useSelector(requestRef, selectConfirmation)
  const effect = effectOf(language, support)

  if (part === 'confirm') {
    return (
      <Stack gap={4}>
        <StepTitle hasMoved>{t('votes.request.confirmTitle')}</StepTitle>
        <Text>{effect}</Text>
        {confirmation && (
          <PasswordForm
            confirmationRef={confirmation}
            sendLabel={t('votes.request.send')}
            back={
              <Button variant="quiet" disabled={isSending} onClick={() => requestRef.send({ type: 'request.back' })}>
                {t('common.back')}
              </Button>
            }
          />
        )}
      </Stack>
    )
  }
  return <MessageForm {...ofMessage} effect={effect} />
}

/** An optional message to the president. */
function MessageForm({ requestRef, inspect, kept, effect }: OfMessage & { effect: string }) {
  const { translate: t } = useLanguage()
  const message = useSelector(requestRef, selectMessage)
  const isRefused = useSelector(requestRef, selectIsRefused)
  const { form, fields } = useForm(schema, {
    defaultValue: { message: message ?? '' },
    onSubmit(event, { value }) {
      event.preventDefault()
      requestRef.send({ type: 'request.confirm', message: value.message.trim() || null })
    },
  })
  const error = fieldError(t, fields.message.errors)
  return (
    <KeptForm formProps={form.formProps} onLeave={kept.leave} isAnew={kept.isAnew}>
      <Stack gap={4}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={false} onDiscard={kept.beginAnew} />
        <StepTitle hasMoved={false}>{t('votes.request.title')}</StepTitle>
        <Text>{t('votes.request.lead')}</Text>
        <TextArea
          {...fields.message.inputProps}
          label={t('votes.request.message')}
          hint={t('votes.request.messageHint')}
          limit={longTextLimit}
          error={error ?? (isRefused ? t('votes.request.messageRefused') : undefined)}
          onInput={({ currentTarget: { value } }) =>
            requestRef.send({ type: 'message.change', message: value || null })
          }
        />
        <Text variant="strong">{effect}</Text>
        <StepFoot>
          <Button type="submit">{t('votes.request.next')}</Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}

/** What this request adds to the others, in a sentence. */
function effectOf(language: Language, support: DecisionDetail['support']): string {
  const { translate: t, format } = language
  const { ownVotes, votes, needed, totalVotes, isOnBoard, boardPeople, boardNeeded } = support
  const board = boardPeople + (isOnBoard ? 1 : 0)
  if (votes + ownVotes >= needed || board >= boardNeeded) return t('votes.request.effectReached')
  if (ownVotes === 0) return t('votes.request.effectBoard', { count: board, needed: boardNeeded })
  return t('votes.request.effect', {
    votes: format.integer(votes + ownVotes),
    total: format.integer(totalVotes),
  })
}
