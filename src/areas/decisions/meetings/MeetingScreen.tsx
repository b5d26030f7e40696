import type { MeetingDetail } from '#contract/decisions/meetingDesk.ts'
import { paperPaths } from '#contract/papers.ts'
import { pathOf } from '#contract/paths.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { mapAddress } from '#src/parts/mapAddress.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { ProposedTopics } from '#src/parts/ProposedTopics.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Box } from '#src/ui/Box.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { DecisionTag } from '../DecisionTag.tsx'
import { AttendanceSheet } from './AttendanceSheet.tsx'
import { canGivePower } from './canGivePower.ts'
import { MeetingPowers } from './MeetingPowers.tsx'
import { NotifyMinutes } from './NotifyMinutes.tsx'
import { OneMeeting } from './OneMeeting.tsx'

type Props = PropsOfPage<'meeting'>

/** A general meeting: its date, place and agenda, how to take part, and its papers. */
export const MeetingScreen = ({ params: { meetingId }, ...props }: Props) => (
  <OneMeeting {...props} screen="meeting" meetingId={meetingId} isTitled skeleton={<CardsSkeleton lines={[3, 3, 3]} />}>
    {(meeting, roles) => <Known {...props} meeting={meeting} roles={roles} />}
  </OneMeeting>
)

type OfMeeting = ScreenProps & { meeting: MeetingDetail; roles: readonly RoleName[] }

function Known({ meeting, roles, ...props }: OfMeeting) {
  const { session, fileUrl } = props
  const { translate: t, format, locale } = useLanguage()
  const isReadOnly = useIsReadOnly(session)
  const {
    id,
    heldAt,
    hasBegun,
    location,
    city,
    agenda: points,
    correspondenceUntil,
    votesAttending,
    totalVotes,
    minutesNotifiedOn,
    contestUntil,
    papers,
  } = meeting
  const isKeeper = can(roles, 'meeting.attend') && !isReadOnly
  /** From the start of the meeting until its minutes are notified. */
  const isVoting = isKeeper && hasBegun && minutesNotifiedOn === null
  const at = new Date(heldAt)
  const paper = (path: string) => fileUrl(paperAddress(path.replace(':meetingId', id), locale))
  return (
    <Stack gap={5}>
      {hasBegun && !papers.minutes && (
        <Box mt={-3}>
          <Tag tone="info">{t('meetings.underWay')}</Tag>
        </Box>
      )}
      <Panel title={t('meetings.title')}>
        <Stack gap={4}>
          <Facts
            gap={4}
            columns={{ phone: '1fr 1fr' }}
            values={{ fontWeight: 500 }}
            lines={[
              [t('meetings.date'), t('meetings.when', { date: format.date(at), time: format.time(at) })],
              [
                t('meetings.where'),
                <>
                  <Text>{location}</Text>
                  <TextLink href={mapAddress(location, city)} isStandalone>
                    {t('dashboard.meeting.map')}
                  </TextLink>
                </>,
              ],
            ]}
          />
          {(!hasBegun || papers.convocation) && (
            <Grid gap={3} justifyContent={{ phone: 'start' }}>
              {!hasBegun && (
                <DownloadLink href={paper(paperPaths.meetingCalendar)}>{t('dashboard.meeting.calendar')}</DownloadLink>
              )}
              {papers.convocation && (
                <DownloadLink href={paper(paperPaths.convocation)}>{t('dashboard.meeting.convocation')}</DownloadLink>
              )}
            </Grid>
          )}
          {votesAttending > 0 && (
            <Text variant="small">
              {t('meetings.attending', {
                votes: format.integer(votesAttending),
                total: format.integer(totalVotes),
              })}
            </Text>
          )}
        </Stack>
      </Panel>
      <Panel title={t('meetings.agenda')}>
        {points.length === 0 ? (
          <Text variant="muted">{t(hasBegun ? 'meetings.noAgendaHeld' : 'meetings.noAgenda')}</Text>
        ) : (
          <Grid as="ol" gap={2.5} ps={5} listStyle="decimal">
            {points.map(({ decisionId, title, life, verdict }) => (
              <li key={decisionId}>
                <Flex flexWrap="wrap" alignItems="center" rowGap={2} columnGap={4}>
                  <TextLink href={pathOf('decision', { decisionId })} isStandalone>
                    {title}
                  </TextLink>
                  {life !== 'requalified' && <DecisionTag status={life} verdict={verdict} />}
                  {life === 'requalified' && isVoting && (
                    <LinkButton href={pathOf('room', { decisionId })} variant="secondary">
                      {t('meetings.voteThere')}
                    </LinkButton>
                  )}
                </Flex>
              </li>
            ))}
          </Grid>
        )}
        {!hasBegun && (
          <ProposedTopics {...props} {...{ placeId: meeting.placeId, roles }} title={t('meetings.proposed')} />
        )}
      </Panel>
      <MeetingPowers {...props} meeting={meeting} canGive={canGivePower(meeting, roles) && !isReadOnly} />
      {papers.correspondenceForm && correspondenceUntil !== null && (
        <Panel
          title={t('meetings.correspondence')}
          lead={t('meetings.correspondenceText', { date: format.date(momentOf(correspondenceUntil)) })}
        >
          <Paper href={paper(paperPaths.correspondenceForm)} label={t('meetings.form')} />
        </Panel>
      )}
      <Panel title={t('meetings.minutesTitle')} lead={t('meetings.minutesText')}>
        <Stack gap={4}>
          {minutesNotifiedOn !== null && contestUntil !== null && (
            <Text>
              {t('meetings.notified', {
                date: format.date(momentOf(minutesNotifiedOn)),
                until: format.date(momentOf(contestUntil)),
              })}
            </Text>
          )}
          {papers.minutes ? (
            <Paper href={paper(paperPaths.meetingMinutes)} label={t('meetings.minutes')} />
          ) : (
            <Text variant="muted">{t('meetings.minutesLater')}</Text>
          )}
          {papers.minutes && isKeeper && <NotifyMinutes {...props} meeting={meeting} />}
        </Stack>
      </Panel>
      {isKeeper && minutesNotifiedOn === null && <AttendanceSheet {...props} meetingId={id} />}
    </Stack>
  )
}

/** A document of the meeting, generated on request. */
const Paper = ({ href, label }: { href: string; label: string }) => (
  <ButtonRow>
    <DownloadLink href={href}>{label}</DownloadLink>
  </ButtonRow>
)
