import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ValueOf } from '#contract/defineDraft.ts'
import { type TicketDetail, ticketCommentDraft } from '#contract/support/tickets.ts'
import { longText } from '#contract/text.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useAttachments } from '#src/parts/useAttachments.ts'
import { type KeptDraft, WithDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import type { ticketMutations } from './ticket.queries.ts'

const schema = z.object({ body: longText, isSolved: z.optional(z.literal('on')) })

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'fileUrl' | 'inspect' | 'say'> & {
  ticket: TicketDetail
  mutations: ReturnType<typeof ticketMutations>
  /** Whether the person answers for the operator of the portal, and may solve the ticket at the same time. */
  isOperator: boolean
}

/** The next comment in a ticket. Typed text is kept until it is sent. */
export const TicketReply = (props: Props) => (
  <WithDraft
    skeleton={<FormSkeleton fields={3} />}
    {...props}
    form={ticketCommentDraft}
    placeId={props.ticket.placeId ?? ''}
    subjectId={props.ticket.id}
    blank={{ body: '' }}
  >
    {(kept) => <Fields {...props} kept={kept} />}
  </WithDraft>
)

function Fields({
  api,
  fileUrl,
  inspect,
  say,
  mutations,
  isOperator,
  kept,
}: Props & { kept: KeptDraft<ValueOf<typeof ticketCommentDraft>> }) {
  const t = useTranslate()
  const { attachmentsRef, attachmentIds, mustWait } = useAttachments({ api, inspect })
  const comment = useMutation(mutations.comment())
  const answer = useMutation(mutations.answer())
  const { isPending, isError, reset } = isOperator ? answer : comment
  const onSuccess = () => {
    say(successSnack(t, t('support.reply.sent')))
    kept.beginAnew()
  }
  const { form, fields } = useForm(schema, {
    defaultValue: kept.latest().value,
    onSubmit(event, { value }) {
      event.preventDefault()
      if (isPending || mustWait) return
      const said = { body: value.body, attachmentIds }
      if (isOperator) answer.mutate({ ...said, isSolved: value.isSolved === 'on' }, { onSuccess })
      else comment.mutate(said, { onSuccess })
    },
  })
  return (
    <KeptForm formProps={form.formProps} onLeave={kept.leave} isAnew={kept.isAnew}>
      <Stack gap={3}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={isPending} onDiscard={kept.beginAnew} />
        <TextArea
          {...fields.body.inputProps}
          label={t(isOperator ? 'support.reply.answer' : 'support.reply.label')}
          error={fieldError(t, fields.body.errors)}
          rows={4}
          readOnly={isPending}
          onInput={({ currentTarget: { value } }) => {
            kept.keep({ body: value })
            if (isError) reset()
          }}
        />
        <Disclosure icon="paperclip" label={t('support.files')}>
          <AttachmentsField
            attachmentsRef={attachmentsRef}
            label={t('support.files')}
            fileUrl={fileUrl}
            isReadOnly={isPending}
          />
        </Disclosure>
        {isOperator && <Checkbox name={fields.isSolved.name} label={t('support.reply.settle')} disabled={isPending} />}
        {isError && <Notice tone="danger">{t('support.failed')}</Notice>}
        {mustWait && <Notice>{t('support.waitForFiles')}</Notice>}
        <StepFoot>
          <Button type="submit" isBusy={isPending}>
            {t('support.reply.send')}
          </Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}
