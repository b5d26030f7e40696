import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { meetingQueries } from '#src/queries/meetingQueries.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { ScreenProps } from '../screenProps.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { meeting: MeetingDetail }

/** Notes on which day the minutes were notified to the owners: the time in which they may contest begins then. */
export function NotifyMinutes({ api, person, meeting }: Props) {
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation(meetingQueries(api, person).notifyMinutes(client, meeting.id))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const day = new FormData(event.currentTarget).get('notifiedOn')
        if (typeof day === 'string' && day !== '') mutate(day)
      }}
    >
      <Stack gap={3}>
        <TextField
          label={t('meetings.notifyDay')}
          type="date"
          name="notifiedOn"
          required
          defaultValue={meeting.minutesNotifiedOn ?? ''}
        />
        <Button type="submit" variant="secondary" isBusy={isPending}>
          {t('meetings.notify')}
        </Button>
        {isError && <Notice tone="danger">{t('meetings.notNotified')}</Notice>}
      </Stack>
    </form>
  )
}
