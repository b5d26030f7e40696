import { useMutation } from '@tanstack/react-query'
import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { maxAttachments } from '#contract/attachments.ts'
import { selectMustWait, selectStoredIds } from '#machines/attachments/attachments.selectors.ts'
import { createDraft } from '#src/forms/drafts.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { reportMutations } from '#src/queries/reportMutations.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { createAttachments } from '../attachmentActors.ts'
import { drawer } from '../drawer.ts'
import type { ScreenProps } from '../screenProps.ts'
import { successSnack } from '../successSnack.ts'
import { useFlow } from '../useFlow.ts'
import { wordsSchema } from './report.forms.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'fileUrl' | 'inspect' | 'say'> & {
  reportId: string
  mutations: ReturnType<typeof reportMutations>
}

/** Adds to the history. What is typed is kept for this tab until it is sent. */
export function CommentForm(props: Props) {
  const [sentCount, setSentCount] = useState(0)
  return <EmptyForm key={sentCount} {...props} onSent={() => setSentCount(sentCount + 1)} />
}

function EmptyForm({
  api,
  person,
  fileUrl,
  inspect,
  say,
  reportId,
  mutations,
  onSent,
}: Props & { onSent: () => void }) {
  const t = useTranslate()
  const [draft] = useState(() => createDraft(`comment:${reportId}:${person}`, ['body']))
  const [typed] = useState(() => draft.read())
  const attachments = useFlow(() => createAttachments(api), { inspect, input: { maximum: maxAttachments } })
  const attachmentIds = useSelector(attachments, selectStoredIds, shallowEqual)
  const mustWait = useSelector(attachments, selectMustWait)
  const { mutate, isPending, isError, reset } = useMutation(mutations.comment())
  const { form, fields } = useForm(wordsSchema, {
    defaultValue: typed,
    onSubmit(event, { value }) {
      event.preventDefault()
      if (isPending || mustWait) return
      mutate(
        { body: value.body, attachmentIds },
        {
          onSuccess: () => {
            draft.clear()
            say(successSnack(t, t('reports.comment.sent')))
            onSent()
          },
        },
      )
    },
  })
  return (
    <form
      {...form.formProps}
      onInput={({ currentTarget }) => {
        draft.keep(currentTarget)
        if (isError) reset()
      }}
    >
      <Stack gap={3}>
        <TextArea
          {...fields.body.inputProps}
          label={t('reports.comment.label')}
          hint={t('reports.comment.hint')}
          error={fieldError(t, fields.body.errors)}
          rows={3}
          readOnly={isPending}
        />
        <details css={drawer}>
          <summary>
            <Icon name="paperclip" size={18} />
            {t('reports.comment.attachments')}
          </summary>
          <AttachmentsField
            attachmentsRef={attachments}
            label={t('reports.comment.attachments')}
            fileUrl={fileUrl}
            isReadOnly={isPending}
          />
        </details>
        {isError && <Notice tone="danger">{t('reports.comment.failed')}</Notice>}
        {mustWait && <Notice>{t('reports.comment.waitForFiles')}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isBusy={isPending}>
            {t('reports.comment.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
