import { css } from '@emotion/react'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attendee } from '#contract/decisions/meetings.ts'
import { attendances } from '#contract/decisions/meetings.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { ApiError } from '#src/api/api.ts'
import { meetingQueries } from '#src/areas/decisions/meetings/meetingQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { media } from '#src/theme/scales.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

const list = css({
  display: 'grid',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 12 },
  '& > li + li': { borderBlockStart: '1px solid var(--color-border)' },
})
const row = css({
  display: 'grid',
  gap: '4px 24px',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  /* A choice cannot be wrong: no line is kept for an error. */
  '& > div > div:last-child': { minHeight: 0 },
  /* The name stands beside it already: the label is read aloud only. */
  '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' },
})

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & { meetingId: string }

/** Who takes part, and how: written down owner by owner. */
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
              <ul css={list} aria-label={t('meetings.sheet')}>
                {attendees.map((attendee) => (
                  <li key={attendee.id}>
                    <Line {...{ api, person, say, meetingId, attendee }} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <MoreButton query={sheet} label={t('meetings.more')} />
      </Stack>
    </Panel>
  )
}

/** Who voted in the room was there: that is said, for trying again would not help. */
const failureOf = (error: Error) =>
  error instanceof ApiError && error.first?.code === 'conflict' ? 'meetings.votedInRoom' : 'meetings.failed'

function Line({ api, person, say, meetingId, attendee }: Props & { attendee: Attendee }) {
  const { translate: t, format, locale } = useLanguage()
  const client = useQueryClient()
  const { displayName } = attendee.person
  const { mutate, isPending, variables } = useMutation(
    meetingQueries(api, person).attend(client, meetingId, attendee.id),
  )
  return (
    <div css={row}>
      <div>
        <Text variant="strong">{displayName}</Text>
        <Text variant="small">
          {t(`decisions.own.votes.${pluralForm(locale, attendee.votes)}`, { count: format.integer(attendee.votes) })}
        </Text>
      </div>
      <Select
        label={t('meetings.attendanceOf', { name: displayName })}
        value={isPending ? variables : attendee.attendance}
        options={attendances.map((value) => ({ value, label: t(`meetings.attendance.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = attendances.find((one) => one === value)
          if (chosen) mutate(chosen, { onError: (error) => say({ message: t(failureOf(error)), tone: 'error' }) })
        }}
      />
    </div>
  )
}
