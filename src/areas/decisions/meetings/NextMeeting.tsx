import { meetingPapers } from '#contract/decisions/meetingPapers.ts'
import type { ListedMeeting } from '#contract/decisions/meetings.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { mapAddress } from '#src/parts/mapAddress.ts'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TitleLink } from '#src/ui/TitleLink.tsx'

type Props = Pick<ScreenProps, 'fileUrl'> & { meeting: ListedMeeting }

/** A meeting to come: when, where, on what, how to be represented, and its papers. */
export function NextMeeting({ meeting, fileUrl }: Props) {
  const { translate: t, locale } = useLanguage()
  const { id: meetingId, kind, location, city, agenda, canGivePower } = meeting
  const paper = (path: string) => fileUrl(paperAddress(path.replace(':meetingId', meetingId), locale))
  return (
    <Stack gap={4}>
      <div>
        <MeetingMoment meeting={meeting} />
        <Text>{t(`dashboard.meeting.${kind}`)}</Text>
        <Text variant="muted">{location}</Text>
        <TextLink href={mapAddress(location, city)} isStandalone>
          {t('dashboard.meeting.map')}
        </TextLink>
      </div>
      {agenda.length > 0 && (
        <div>
          <Text variant="small">{t('dashboard.meeting.agenda')}</Text>
          <Grid as="ol" gap={1} ps={5} listStyle="decimal">
            {agenda.map(({ decisionId, title }) => (
              <li key={decisionId}>
                <TextLink href={pathOf('decision', { decisionId })} isStandalone>
                  {title}
                </TextLink>
              </li>
            ))}
          </Grid>
        </div>
      )}
      <ButtonRow>
        {canGivePower && (
          <LinkButton href={pathOf('giveMeetingPower', { meetingId })} variant="secondary">
            {t('dashboard.meeting.power')}
          </LinkButton>
        )}
        <DownloadLink href={paper(meetingPapers.meetingCalendar)}>{t('dashboard.meeting.calendar')}</DownloadLink>
        {agenda.length > 0 && (
          <DownloadLink href={paper(meetingPapers.convocation)}>{t('dashboard.meeting.convocation')}</DownloadLink>
        )}
      </ButtonRow>
    </Stack>
  )
}

/** When a meeting takes place, which leads to it. */
export function MeetingMoment({ meeting: { id, heldAt } }: Pick<Props, 'meeting'>) {
  const { translate: t, format } = useLanguage()
  const at = new Date(heldAt)
  return (
    <Text fontSize="title" fontWeight={600} lineHeight={1.25}>
      <TitleLink href={pathOf('meeting', { meetingId: id })}>
        {t('dashboard.meeting.when', { date: format.date(at), time: format.time(at) })}
      </TitleLink>
    </Text>
  )
}
