import { useMutation } from '@tanstack/react-query'
import type { ValueOf } from '#contract/defineDraft.ts'
import { commentDraft } from '#contract/reports/reportDrafts.ts'
import type { ReportDetail } from '#contract/reports/reports.ts'
import type { reportMutations } from '#src/areas/reports/report/reportMutations.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useAttachments } from '#src/parts/useAttachments.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { wordsSchema } from './report.forms.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'fileUrl' | 'inspect' | 'say'> & {
  report: Pick<ReportDetail, 'id' | 'placeId'>
  mutations: ReturnType<typeof reportMutations>
}

/** Adds a comment to the history. What is typed is kept until it is sent. */
export const CommentForm = (props: Props) => (
  <WithDraft
    {...props}
    form={commentDraft}
    placeId={props.report.placeId}
    subjectId={props.report.id}
    blank={{ body: '' }}
    skeleton={<SkeletonText lines={4} />}
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
  kept,
}: Props & { kept: KeptDraft<ValueOf<typeof commentDraft>> }) {
  const t = useTranslate()
  const { attachmentsRef, attachmentIds, mustWait } = useAttachments({ api, inspect })
  const { mutate, isPending, isError, reset } = useMutation(mutations.comment())
  const { form, fields } = useForm(wordsSchema, {
    defaultValue: kept.latest().value,
    onSubmit(event, { value }) {
      event.preventDefault()
      if (isPending || mustWait) return
      mutate(
        { body: value.body, attachmentIds },
        {
          onSuccess: () => {
            say(successSnack(t, t('reports.comment.sent')))
            kept.beginAnew()
          },
        },
      )
    },
  })
  return (
    <KeptForm formProps={form.formProps} onLeave={kept.leave} isAnew={kept.isAnew}>
      <Stack gap={3}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={isPending} onDiscard={kept.beginAnew} />
        <TextArea
          {...fields.body.inputProps}
          label={t('reports.comment.label')}
          hint={t('reports.comment.hint')}
          error={fieldError(t, fields.body.errors)}
          rows={3}
          readOnly={isPending}
          onInput={({ currentTarget: { value } }) => {
            kept.keep({ body: value })
            if (isError) reset()
          }}
        />
        <Disclosure icon="paperclip" label={t('reports.comment.attachments')}>
          <AttachmentsField
            attachmentsRef={attachmentsRef}
            label={t('reports.comment.attachments')}
            fileUrl={fileUrl}
            isReadOnly={isPending}
          />
        </Disclosure>
        {isError && <Notice tone="danger">{t('reports.comment.failed')}</Notice>}
        {mustWait && <Notice>{t('reports.comment.waitForFiles')}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isBusy={isPending}>
            {t('reports.comment.send')}
          </Button>
        </div>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}
