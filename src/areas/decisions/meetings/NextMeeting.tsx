import { meetingPapers } from '#contract/decisions/meetingPapers.ts'
import type { ListedMeeting } from '#contract/decisions/meetings.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { mapAddress } from '#src/parts/mapAddress.ts'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
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
  const { translate: t, format, locale } = useLanguage()
  const { id: meetingId, kind, heldAt, location, city, agenda, canGivePower } = meeting
  const at = new Date(heldAt)
  const paper = (path: string) => fileUrl(paperAddress(path.replace(':meetingId', meetingId), locale))
  return (
    <Stack gap={4}>
      <div>
        <Text fontSize="title" fontWeight={600} lineHeight={1.25}>
          <TitleLink href={pathOf('meeting', { meetingId })}>
            {t('dashboard.meeting.when', { date: format.date(at), time: format.time(at) })}
          </TitleLink>
        </Text>
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
      {/* Side by side, the labels of the wide brands would wrap. */}
      <Grid gap={3}>
        {canGivePower && (
          <LinkButton href={pathOf('giveMeetingPower', { meetingId })} variant="secondary">
            {t('dashboard.meeting.power')}
          </LinkButton>
        )}
        <DownloadLink href={paper(meetingPapers.meetingCalendar)}>{t('dashboard.meeting.calendar')}</DownloadLink>
        {agenda.length > 0 && (
          <DownloadLink href={paper(meetingPapers.convocation)}>{t('dashboard.meeting.convocation')}</DownloadLink>
        )}
      </Grid>
    </Stack>
  )
}
