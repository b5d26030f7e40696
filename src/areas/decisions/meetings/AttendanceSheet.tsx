import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attendee } from '#contract/decisions/meetingDesk.ts'
import { attendances } from '#contract/decisions/meetingDesk.ts'
import { dot } from '#contract/dot.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { ApiError } from '#src/api/api.ts'
import { meetingQueries } from '#src/areas/decisions/meetings/meetingQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & { meetingId: string }

/** Records the attendance of each owner. */
export function AttendanceSheet({ api, person, say, meetingId }: Props) {
  const { translate: t } = useLanguage()
  const [search, setSearch] = useState('')
  const sheet = useInfiniteQuery({
    ...meetingQueries(api, person).attendees(meetingId, search),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t('meetings.sheet')} lead={t('meetings.sheetLead')}>
      <Stack gap={4}>
        <SearchField label={t('meetings.search')} search={search} onSearch={setSearch} />
        <Loaded query={sheet} skeleton={<SkeletonText lines={5} />}>
          {({ rows: attendees }) =>
            attendees.length === 0 ? (
              <Text variant="muted" role="status">
                {t('meetings.nobody')}
              </Text>
            ) : (
              <RuledList aria-label={t('meetings.sheet')}>
                {attendees.map((attendee) => (
                  <Box as="li" key={attendee.id} py={3}>
                    <Line {...{ api, person, say, meetingId, attendee }} />
                  </Box>
                ))}
              </RuledList>
            )
          }
        </Loaded>
        <MoreButton query={sheet} label={t('meetings.more')} />
      </Stack>
    </Panel>
  )
}

/** An owner who voted in the room was there, so trying again would not help. */
const failureOf = (error: Error) =>
  error instanceof ApiError && error.first?.code === 'conflict' ? 'meetings.votedInRoom' : 'meetings.failed'

function Line({ api, person, say, meetingId, attendee }: Props & { attendee: Attendee }) {
  const { translate: t, format, locale } = useLanguage()
  const client = useQueryClient()
  const {
    representative,
    person: { displayName },
  } = attendee
  const { mutate, isPending, variables } = useMutation(
    meetingQueries(api, person).attend(client, meetingId, attendee.id),
  )
  return (
    <Grid
      columns={{ phone: 'minmax(0, 1fr) 220px' }}
      alignItems="center"
      rowGap={1}
      columnGap={5}
      overflowWrap="anywhere"
    >
      <div>
        <Text variant="strong">{displayName}</Text>
        <Text variant="small">
          {t(`decisions.own.votes.${pluralForm(locale, attendee.votes)}`, { count: format.integer(attendee.votes) })}
          {representative !== null && `${dot}${t('meetings.representedBy', { name: representative.displayName })}`}
        </Text>
      </div>
      <Select
        isAlwaysRight
        isLabelHidden
        label={t('meetings.attendanceOf', { name: displayName })}
        value={isPending ? variables : attendee.attendance}
        options={attendances.map((value) => ({ value, label: t(`meetings.attendance.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = attendances.find((one) => one === value)
          if (chosen) mutate(chosen, { onError: (error) => say({ message: t(failureOf(error)), tone: 'error' }) })
        }}
      />
    </Grid>
  )
}
