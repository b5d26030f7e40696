import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { topicCategories } from '#contract/forum/topicList.ts'
import { topicTitleLimit } from '#contract/forum/topics.ts'
import { pathOf } from '#contract/paths.ts'
import { longTextLimit } from '#contract/text.ts'
import { newTopicMachine } from '#machines/forum/newTopic/newTopic.machine.ts'
import { selectFailure, selectFieldCodes, selectIsBusy } from '#machines/parts/beginning/beginning.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { among } from '#src/parts/among.ts'
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
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import type { TopicValue } from './NewTopicScreen.tsx'
import { newTopicActors } from './newTopic.actors.ts'
import { topicSchema } from './newTopic.forms.ts'
import { categoryName } from './topicWords.ts'

type Props = ScreenProps & { placeId: string; kept: KeptDraft<TopicValue> }

/** The form of a new topic: its title, its category, and the first post. */
export function NewTopic({ api, person, placeId, fileUrl, inspect, kept }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const [first] = useState(kept.latest)
  const flow = useFlow(
    () =>
      newTopicMachine.provide({
        actors: newTopicActors({ api, client, person, placeId }),
        actions: {
          forgetDraft: kept.forget,
          show: (_, { answer }) => {
            if (answer.kind === 'begun') navigate(pathOf('topic', { topicId: answer.id }))
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

  function change(changes: Partial<TopicValue>) {
    kept.keep({ ...kept.latest().value, ...changes })
    flow.send({ type: 'form.change' })
  }
  const { title, category, body } = first.value
  const { form, fields } = useForm(topicSchema, {
    defaultValue: { title, category: category === null ? '' : String(category), body },
    onSubmit(event, { value }) {
      event.preventDefault()
      if (isBusy || mustWait) return
      flow.send({ type: 'form.send', proposed: { ...value, key: kept.latest().value.key, attachmentIds } })
    },
  })
  return (
    <Card>
      <KeptForm formProps={form.formProps} onLeave={kept.leave} isAnew={kept.isAnew}>
        <Stack gap={4}>
          <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={isBusy} onDiscard={kept.beginAnew} />
          <TextField
            {...fields.title.inputProps}
            label={t('forum.start.title')}
            hint={t('forum.start.titleHint')}
            error={fieldError(t, fields.title.errors, codes.title)}
            maxLength={topicTitleLimit}
            autoComplete="off"
            readOnly={isBusy}
            onInput={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <Select
            {...fields.category.inputProps}
            label={t('forum.start.category')}
            placeholder={t('forum.start.choose')}
            error={fieldError(t, fields.category.errors, codes.category)}
            options={topicCategories.map((value) => ({ value: String(value), label: categoryName(t, value) }))}
            onChange={({ currentTarget: { value } }) => change({ category: among(topicCategories, value) })}
          />
          <TextArea
            {...fields.body.inputProps}
            label={t('forum.start.body')}
            error={fieldError(t, fields.body.errors, codes.body)}
            limit={longTextLimit}
            rows={6}
            readOnly={isBusy}
            onInput={({ currentTarget }) => change({ body: currentTarget.value })}
          />
          <Disclosure icon="paperclip" label={t('forum.start.attachments')} isOpen={first.attachments.length > 0}>
            <AttachmentsField
              attachmentsRef={attachmentsRef}
              label={t('forum.start.attachments')}
              fileUrl={fileUrl}
              isReadOnly={isBusy}
            />
          </Disclosure>
          <BeginFailure failure={failure} say={(what) => t(`forum.start.${what}`)} />
          {mustWait && <Notice>{t('forum.start.waitForFiles')}</Notice>}
          <div>
            <StepFoot>
              <Button type="submit" isBusy={isBusy}>
                {t('forum.start.send')}
              </Button>
            </StepFoot>
            <DraftStatus draftRef={kept.draftRef} isLast />
          </div>
        </Stack>
      </KeptForm>
    </Card>
  )
}
