import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import type { ValueOf } from '#contract/defineDraft.ts'
import { pathOf } from '#contract/paths.ts'
import { ticketDraft } from '#contract/support/tickets.ts'
import { longText, requiredText } from '#contract/text.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useAttachments } from '#src/parts/useAttachments.ts'
import { type KeptDraft, WithDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { crashAt } from './crashAt.ts'
import { openTicket } from './ticket.queries.ts'

const schema = z.object({ subject: requiredText(120), body: longText })

type Props = ScreenProps & {
  placeId: string
  /** The path of the failed screen that the person comes from; empty otherwise. */
  failedScreen: string
  onClose: () => void
}

/** A new ticket. Name and e-mail are those of the profile (specification §4); what is typed is kept until it is sent. */
export function NewTicketForm(props: Props) {
  const t = useTranslate()
  const crash = crashAt(props.failedScreen)
  const blank = crash
    ? { subject: t('support.failedScreen.subject'), body: t('support.failedScreen.body', crash) }
    : { subject: '', body: '' }
  return (
    <WithDraft skeleton={<FormSkeleton fields={3} />} {...props} form={ticketDraft} blank={blank}>
      {(kept) => <Fields {...props} kept={kept} />}
    </WithDraft>
  )
}

function Fields({
  api,
  person,
  placeId,
  fileUrl,
  inspect,
  say,
  onClose,
  kept,
}: Props & { kept: KeptDraft<ValueOf<typeof ticketDraft>> }) {
  const t = useTranslate()
  const client = useQueryClient()
  const profile = useQuery(profileQueries(api, person).own()).data
  const { attachmentsRef, attachmentIds, mustWait } = useAttachments({ api, inspect })
  const [mutation] = useState(() => openTicket(api, client, person, placeId))
  const { mutate, isPending, isError, reset } = useMutation(mutation)
  const { form, fields } = useForm(schema, {
    defaultValue: kept.latest().value,
    onSubmit(event, { value }) {
      event.preventDefault()
      if (isPending || mustWait) return
      mutate(
        { ...value, attachmentIds },
        {
          onSuccess: ({ id }) => {
            kept.forget()
            say(successSnack(t, t('support.new.sent')))
            navigate(pathOf('ticket', { ticketId: id }), { replace: true })
          },
        },
      )
    },
  })
  const keep = (change: Partial<ValueOf<typeof ticketDraft>>) => {
    kept.keep({ ...kept.latest().value, ...change })
    if (isError) reset()
  }
  return (
    <KeptForm formProps={form.formProps} onLeave={kept.leave} isAnew={kept.isAnew}>
      <Stack gap={4}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={isPending} onDiscard={kept.beginAnew} />
        {profile && (
          <Facts
            gap={4}
            columns={{ tablet: '1fr 1fr' }}
            values={{ fontWeight: 600 }}
            lines={[
              [t('support.new.name'), profile.displayName],
              [t('support.new.email'), <EmailText key="email" email={profile.email} />],
            ]}
          />
        )}
        <TextField
          {...fields.subject.inputProps}
          label={t('support.new.subject')}
          error={fieldError(t, fields.subject.errors)}
          readOnly={isPending}
          onInput={({ currentTarget: { value: subject } }) => keep({ subject })}
        />
        <TextArea
          {...fields.body.inputProps}
          label={t('support.new.body')}
          hint={t('support.new.hint')}
          error={fieldError(t, fields.body.errors)}
          rows={6}
          readOnly={isPending}
          onInput={({ currentTarget: { value: body } }) => keep({ body })}
        />
        <Disclosure icon="paperclip" label={t('support.files')}>
          <AttachmentsField
            attachmentsRef={attachmentsRef}
            label={t('support.files')}
            fileUrl={fileUrl}
            isReadOnly={isPending}
          />
        </Disclosure>
        {isError && <Notice tone="danger">{t('support.failed')}</Notice>}
        {mustWait && <Notice>{t('support.waitForFiles')}</Notice>}
        <StepFoot>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {t('support.new.close')}
          </Button>
          <Button type="submit" isBusy={isPending}>
            {t('support.new.send')}
          </Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}
