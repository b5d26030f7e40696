import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { countTimes, decisionDraft } from '#contract/decisions/decisionDrafts.ts'
import { majorityRules } from '#contract/decisions/majorityRules.ts'
import { endOfPeriod } from '#contract/endOfPeriod.ts'
import { pathOf } from '#contract/paths.ts'
import { longTextLimit } from '#contract/text.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { ApiError } from '#src/api/api.ts'
import { decisionMutations } from '#src/areas/decisions/decisionMutations.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { civilDay, momentAt } from '#src/parts/civilMoment.ts'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useAttachments } from '#src/parts/useAttachments.ts'
import { useDraftFiles } from '#src/parts/useDraftFiles.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import type { WrittenDecision } from '../decisionDrafts.ts'
import { typedDecision } from '../decisionDrafts.ts'
import { newDecisionSchema } from './newDecision.forms.ts'
import { SourceTopic } from './SourceTopic.tsx'

const names = ['title', 'description', 'project', 'rule', 'keyId', 'cost', 'day', 'time', 'count'] as const

export type NewDecisionProps = Omit<ScreenProps, 'placeId'> & {
  placeId: string
  /** The keys that may share out the cost, instead of all shares. */
  keys: readonly { readonly id: string; readonly name: string }[]
  /** The form before anything is typed. */
  blank: WrittenDecision
}

/** A resolution with its majority, key and deadline; what is typed is kept until it is sent. */
export const NewDecisionForm = (props: NewDecisionProps) => (
  <WithDraft skeleton={<FormSkeleton fields={3} />} {...props} form={decisionDraft}>
    {(kept) => <Fields {...props} kept={kept} />}
  </WithDraft>
)

function Fields({
  api,
  person,
  placeId,
  keys,
  fileUrl,
  inspect,
  say,
  kept,
}: NewDecisionProps & { kept: KeptDraft<WrittenDecision> }) {
  const { translate: t, format } = useLanguage()
  const { code: offer, timeZone, majorities } = useOffer()
  const client = useQueryClient()
  const [
    {
      attachments: stored,
      value: { topicId, ...written },
    },
  ] = useState(kept.latest)
  const { attachmentsRef, attachmentIds, mustWait } = useAttachments({ api, inspect }, stored)
  useDraftFiles(attachmentsRef, () => kept.latest().attachments, kept.keepFiles)
  const [count, setCount] = useState(written.count)
  const [today] = useState(() => civilDay(0, timeZone))
  const { shortestVote, longestVote } = decisionSettings[offer]
  const [first, last] = [endOfPeriod(today, shortestVote), endOfPeriod(today, longestVote)]
  const [schema] = useState(() => newDecisionSchema(first, last))
  const [mutations] = useState(() => decisionMutations(api, client, person))
  const { mutate, isPending, error, reset } = useMutation(mutations.create(placeId))
  const codes = fieldCodesOf(error, names, { day: 'dueAt', cost: 'projectCents' })
  const { form, fields } = useForm(schema, {
    defaultValue: { ...written, rule: written.rule || null },
    onSubmit(event, { value: { day, time, cost, keyId, project, count, ...rest } }) {
      event.preventDefault()
      if (isPending || mustWait) return
      mutate(
        {
          decision: {
            ...rest,
            project: project.trim() || null,
            keyId: keyId || null,
            projectCents: cost,
            dueAt: momentAt(day, time, timeZone),
            hasLiveCount: count === 'live',
            attachmentIds,
          },
          topicId,
        },
        {
          onSuccess: (id) => {
            kept.forget()
            say(successSnack(t, t('newDecision.done')))
            navigate(pathOf('decision', { decisionId: id }))
          },
        },
      )
    },
  })
  const field = (name: (typeof names)[number]) => ({
    ...fields[name].inputProps,
    error: fieldError(t, fields[name].errors, codes[name]),
  })

  return (
    <KeptForm
      formProps={form.formProps}
      onInput={({ currentTarget }) => {
        kept.keep(typedDecision(currentTarget, kept.latest().value))
        if (error) reset()
      }}
      onLeave={kept.leave}
      isAnew={kept.isAnew}
    >
      <Stack gap={4}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={isPending} onDiscard={kept.beginAnew} />
        <div>
          <Text variant="muted">{t('newDecision.lead')}</Text>
          {topicId !== null && <SourceTopic {...{ api, person, topicId }} />}
        </div>
        <TextField {...field('title')} label={t('newDecision.title')} hint={t('newDecision.titleHint')} />
        <TextArea {...field('description')} label={t('newDecision.description')} limit={longTextLimit} rows={6} />
        <TextField {...field('project')} label={t('newDecision.project')} />
        <Select
          {...field('rule')}
          label={t('newDecision.rule')}
          placeholder={t('newDecision.chooseRule')}
          options={majorityRules
            .filter((rule) => majorities.includes(rule))
            .map((rule) => ({ value: rule, label: t(`decisions.rules.${rule}.name`) }))}
        />
        <Select
          {...field('keyId')}
          label={t('newDecision.key')}
          options={[
            { value: '', label: t('newDecision.allShares') },
            ...keys.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FormattedField
          {...field('cost')}
          formatter={amountFormatter}
          inputMode="decimal"
          label={t('newDecision.cost')}
          hint={t('newDecision.costHint')}
        />
        <Grid gap={4} columns={{ phone: '1fr 1fr' }}>
          <DateField
            {...field('day')}
            label={t('newDecision.dueDay')}
            hint={[
              t('newDecision.dueDayHint', { first: format.date(momentOf(first)), last: format.date(momentOf(last)) }),
              t('widgets.fields.dateHint'),
            ].join('. ')}
          />
          <TimeField {...field('time')} label={t('newDecision.dueTime')} />
        </Grid>
        <Select
          {...field('count')}
          label={t('newDecision.count')}
          hint={t(`newDecision.countHints.${count}`)}
          onChange={({ currentTarget: { value } }) => setCount(value === 'live' ? 'live' : 'end')}
          options={countTimes.map((value) => ({ value, label: t(`newDecision.counts.${value}`) }))}
        />
        <Stack gap={2}>
          <Text variant="strong" aria-hidden="true">
            {t('newDecision.attachments')}
          </Text>
          <AttachmentsField
            attachmentsRef={attachmentsRef}
            label={t('newDecision.attachments')}
            fileUrl={fileUrl}
            isReadOnly={isPending}
          />
        </Stack>
        {mustWait && <Notice>{t('newDecision.waitForFiles')}</Notice>}
        {error && (
          <Notice tone="danger">
            {t(error instanceof ApiError && error.status === 0 ? 'newDecision.unanswered' : 'newDecision.failed')}
          </Notice>
        )}
        <StepFoot>
          <Button type="submit" isBusy={isPending}>
            {t('newDecision.submit')}
          </Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} lacksFile={mustWait} />
      </Stack>
    </KeptForm>
  )
}
