import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import { longTextLimit } from '#contract/text.ts'
import type { PresidentDeskRef } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import {
  selectAnswer,
  selectFieldCodes,
  selectRefusal,
} from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import type { DeskField } from '#machines/decisions/presidentDesk/presidentDesk.setup.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { civilDay } from '#src/parts/civilMoment.ts'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { WrittenAnswer } from '../decisionDrafts.ts'
import { answerTyped, typedAnswer } from '../decisionDrafts.ts'
import { actOf, deskSchema } from './desk.forms.ts'

type OfAnswer = {
  deskRef: PresidentDeskRef
  kept: KeptDraft<WrittenAnswer>
}
type Props = OfAnswer & Pick<ScreenProps, 'inspect'> & { answers: readonly PresidentAnswer[] }

/** The president's answer, and the fields that it requires. */
export function DeskForm({ deskRef, answers, inspect, kept }: Props) {
  const { translate: t } = useLanguage()
  const chosen = useSelector(deskRef, selectAnswer)
  const refusal = useSelector(deskRef, selectRefusal)
  const answer = answers.find((one) => one === chosen)
  const { convocationClearDays: days } = decisionSettings[useOffer().code]
  return (
    <Stack gap={5}>
      <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={false} onDiscard={kept.beginAnew} />
      {refusal !== null && <Notice tone="danger">{t('votes.desk.refused')}</Notice>}
      <StepTitle hasMoved={false}>{t('votes.desk.legend')}</StepTitle>
      <RadioCards
        legend={t('votes.desk.legend')}
        isLegendHidden
        name="answer"
        value={answer ?? null}
        onChange={(value) => deskRef.send({ type: 'answer.choose', answer: value })}
        options={answers.map((value) => ({
          value,
          label: t(`votes.desk.${value}.name`),
          hint: value === 'organise' ? t('votes.desk.organise.hint', { days }) : t(`votes.desk.${value}.hint`),
        }))}
      />
      {answer && <AnswerForm key={answer} answer={answer} deskRef={deskRef} kept={kept} />}
      <DraftStatus draftRef={kept.draftRef} />
    </Stack>
  )
}

type FormProps = OfAnswer & { answer: PresidentAnswer }

function AnswerForm({ answer, deskRef, kept }: FormProps) {
  const { translate: t, format } = useLanguage()
  const { code: offer, timeZone } = useOffer()
  const { convocationClearDays: days, convocationMostDays: most } = decisionSettings[offer]
  // Clear days exclude the day of the convocation and the day of the meeting.
  const [first] = useState(() => civilDay(days + 1, timeZone))
  const [last] = useState(() => (most === null ? null : civilDay(most, timeZone)))
  const [schema] = useState(() => deskSchema(answer, first, last))
  const [typed] = useState(() => answerTyped(answer, kept.latest().value))
  const codes = useSelector(deskRef, selectFieldCodes)
  const { form, fields } = useForm(schema, {
    defaultValue: typed,
    onSubmit(event, { value }) {
      event.preventDefault()
      deskRef.send({ type: 'answer.confirm', act: actOf(answer, value) })
    },
  })
  const field = (name: DeskField) => ({
    ...fields[name].inputProps,
    error: fieldError(t, fields[name].errors, codes[name]),
  })
  const dateOf = (day: string) => format.date(momentOf(day))
  const earliest = { days, date: dateOf(first) }
  // The server has one code for a day that is no date, which the form never sends, and one after the last.
  const [dayCode] = fields.day.errors ?? [codes.day === 'invalid' ? 'voteTooLong' : codes.day]
  const dayErrors = new Map([
    ['noticePeriod', t('votes.desk.tooSoon', earliest)],
    ['voteTooLong', last === null ? undefined : t('votes.desk.tooLate', { date: dateOf(last) })],
  ])
  const day = field('day')
  return (
    <KeptForm
      formProps={form.formProps}
      onInput={({ currentTarget }) => {
        kept.keep(typedAnswer(currentTarget, answer, kept.latest().value))
        deskRef.send({ type: 'values.change' })
      }}
      onLeave={kept.leave}
      isAnew={kept.isAnew}
    >
      <Stack gap={3}>
        {answer === 'organise' ? (
          <>
            <DateField
              {...day}
              label={t('votes.desk.day')}
              hint={[
                t('votes.desk.dayHint', earliest),
                ...(last === null ? [] : [t('votes.desk.tooLate', { date: dateOf(last) })]),
                t('widgets.fields.dateHint'),
              ].join('. ')}
              error={dayErrors.get(dayCode ?? '') ?? day.error}
            />
            <TimeField {...field('time')} label={t('votes.desk.time')} />
            <TextField {...field('location')} label={t('votes.desk.location')} />
          </>
        ) : (
          answer !== 'conclude' && (
            <TextArea
              {...field('reason')}
              label={t(answer === 'refuse' ? 'votes.desk.reason' : 'votes.desk.reasonOptional')}
              hint={t('votes.desk.reasonHint')}
              limit={longTextLimit}
            />
          )
        )}
        <StepFoot>
          <Button type="submit">{t('votes.desk.next')}</Button>
        </StepFoot>
      </Stack>
    </KeptForm>
  )
}
