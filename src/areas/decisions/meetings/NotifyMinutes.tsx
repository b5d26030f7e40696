import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toTypedDate } from '#contract/dates.ts'
import type { MeetingDetail } from '#contract/decisions/meetingDesk.ts'
import { meetingQueries } from '#src/areas/decisions/meetings/meetingQueries.ts'
import { createDraft } from '#src/forms/drafts.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { civilDayOf } from '#src/parts/civilMoment.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { notificationSchema } from './meeting.forms.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { meeting: MeetingDetail }

/** Records the day on which the minutes were notified to the owners, when their time to contest begins. */
export function NotifyMinutes({ api, person, meeting }: Props) {
  const t = useTranslate()
  const { timeZone } = useOffer()
  const client = useQueryClient()
  const held = civilDayOf(Date.parse(meeting.heldAt), timeZone)
  const noted = toTypedDate(meeting.minutesNotifiedOn ?? '')
  const [draft] = useState(() => createDraft(`notifyMinutes:${person}:${meeting.id}`, ['notifiedOn']))
  const [typed] = useState(() => draft.read())
  const { mutate, isPending, error, reset } = useMutation(meetingQueries(api, person).notifyMinutes(client, meeting.id))
  const { notifiedOn: code } = fieldCodesOf(error, ['notifiedOn'])
  const { form, fields } = useForm(notificationSchema(held), {
    defaultValue: { notifiedOn: noted, ...typed },
    onSubmit(event, { value }) {
      event.preventDefault()
      if (!isPending) mutate(value.notifiedOn, { onSuccess: draft.clear })
    },
  })
  const [first] = fields.notifiedOn.errors ?? (code ? [code] : [])
  return (
    <form
      {...form.formProps}
      onInput={({ currentTarget }) => {
        draft.keep(currentTarget, { notifiedOn: noted })
        if (error) reset()
      }}
    >
      <Stack gap={3}>
        <DateField
          {...fields.notifiedOn.inputProps}
          label={t('meetings.notifyDay')}
          readOnly={isPending}
          error={first === 'invalid' ? t('meetings.notNotified') : fieldError(t, first ? [first] : undefined)}
        />
        {error && !code && <Notice tone="danger">{t('common.failedText')}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isBusy={isPending}>
            {t('meetings.notify')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
