import { Suspense } from 'react'
import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { dot } from '#contract/dot.ts'
import { pathOf } from '#contract/paths.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { serverNow } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { WriteToManagerLink } from '#src/parts/WriteToManagerLink.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { fetchedPart } from '#src/ui/fetchedPart.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { DecisionTag } from '../DecisionTag.tsx'
import { dueText, moment, timeLeft } from '../decisionWords.ts'
import { SupportLead, SupportMessages, SupportMeter } from '../meetingRequest/SupportPanel.tsx'
import { OneDecision } from '../OneDecision.tsx'
import { offeredActions } from '../offeredActions.ts'
import { PowersOfDecision } from '../power/PowersOfDecision.tsx'
import { Resolution } from '../Resolution.tsx'
import { TallyPanel } from '../tally/TallyPanel.tsx'
import { DecisionColumns } from './DecisionColumns.tsx'
import { DecisionFacts } from './DecisionFacts.tsx'
import { DecisionPageSkeleton } from './DecisionSkeleton.tsx'
import { OwnVote } from './OwnVote.tsx'

/** One decision: its text, its tally, the person's cost, and their possible actions. */
export const DecisionScreen = ({ params: { decisionId }, ...props }: PropsOfPage<'decision'>) => (
  <OneDecision {...props} screen="decision" decisionId={decisionId} isTitled skeleton={<DecisionPageSkeleton />}>
    {(decision, roles) => <Known {...props} decision={decision} roles={roles} />}
  </OneDecision>
)

/** Fetched by managers only, like the table it shows. */
const KeptBallots = fetchedPart('keptBallots', async () => (await import('./KeptBallots.tsx')).KeptBallots)

/** Fetched by those who check votes only. */
const VotesToCheck = fetchedPart(
  'votesToCheck',
  async () => (await import('../voteCheck/VotesToCheck.tsx')).VotesToCheck,
)

/** Its panels take their own places in the one column of a phone. */
const apart = { display: { base: 'contents', tablet: 'grid' } } as const
const column = { gap: { base: 4, tablet: 4.5 }, columns: 1, minWidth: 0 } as const

/** The votes have been counted. A decision that awaits its requalification is not among these: its vote may go on. */
const counted: readonly DecisionLife[] = ['accepted', 'discarded', 'concluded']

/** A check can still change the count. */
const uncounted: readonly DecisionLife[] = ['open', 'awaitingRequalification', 'requalified']

type KnownProps = Omit<PropsOfPage<'decision'>, 'params'> & { decision: DecisionDetail; roles: readonly RoleName[] }

function Known({ decision, roles, ...props }: KnownProps) {
  const language = useLanguage()
  const { translate: t, format } = language
  const isReadOnly = useIsReadOnly(props.session)
  const offered = offeredActions(decision, isReadOnly ? [] : roles)
  const { status, life, dueAt, author, createdAt } = decision
  const left = life === 'open' ? timeLeft(language, dueAt) : null
  return (
    <Stack gap={5}>
      <Flex flexWrap="wrap" alignItems="center" rowGap={1.5} columnGap={3} mt={-3}>
        <DecisionTag status={status} verdict={decision.verdict} />
        <Text fontWeight={500}>{[dueText(language, decision), left].filter(Boolean).join(dot)}</Text>
        <Text variant="small" minWidth={0}>
          {t('decisions.page.by', { name: author.displayName, date: format.date(new Date(createdAt)) })}
        </Text>
      </Flex>
      {decision.alteredAt !== null && (
        <Notice tone="danger" title={t('decisions.altered.title')}>
          {t('decisions.altered.text', moment({ format }, decision.alteredAt))}
        </Notice>
      )}
      <Answer decision={decision} />
      <DecisionColumns>
        <Panel title={t('decisions.page.resolution')}>
          <Resolution {...props} decision={decision} />
        </Panel>
        {/* On a phone, what the decision means to the person follows the resolution, and the facts follow the tally. */}
        <Grid {...column} {...apart} gridColumn={{ tablet: 2 }} gridRow={{ tablet: '1 / span 2' }}>
          {(decision.ownVotes !== null || can(roles, 'decision.vote')) && (
            <OwnVote {...props} decision={decision} offered={offered} isReadOnly={isReadOnly} />
          )}
          <PowersOfDecision {...props} decision={decision} />
          <Grid {...column} order={{ base: 1, tablet: 0 }}>
            <DecisionFacts decision={decision} fileUrl={props.fileUrl}>
              <WriteToManagerLink
                {...props}
                of={decision.placeId}
                about={{ kind: 'decision', id: decision.id, title: decision.title }}
              />
            </DecisionFacts>
          </Grid>
        </Grid>
        <Grid {...column} {...apart}>
          {!isReadOnly && can(roles, 'vote.check') && uncounted.includes(decision.life) && (
            <Suspense>
              <VotesToCheck {...props} decision={decision} />
            </Suspense>
          )}
          <TallyPanel decision={decision} />
          <Meeting decision={decision} offered={offered} isKeeper={!isReadOnly && can(roles, 'meeting.attend')} />
          {!isReadOnly && can(roles, 'ballot.keep') && counted.includes(decision.life) && (
            <Suspense>
              <KeptBallots {...props} decision={decision} />
            </Suspense>
          )}
        </Grid>
      </DecisionColumns>
    </Stack>
  )
}

/** The outcome of a decision that is no longer open, and what the president answered. */
function Answer({ decision: { life, verdict, presidentAnswer } }: Pick<KnownProps, 'decision'>) {
  const { translate: t } = useLanguage()
  const isDecided = life === 'concluded' && verdict !== null
  const tone = verdict === 'accepted' ? 'success' : life === 'awaitingRequalification' ? 'warning' : 'info'
  if (life === 'open' && presidentAnswer === null) return null
  return (
    <Notice
      tone={tone}
      title={(isDecided ? [verdict, life] : [life]).map((one) => t(`decisions.outcome.${one}`)).join(' ')}
    >
      {presidentAnswer !== null && t('decisions.page.president', { answer: presidentAnswer })}
    </Notice>
  )
}

type MeetingProps = Pick<KnownProps, 'decision'> & {
  offered: ReturnType<typeof offeredActions>
  /** Whether the reader keeps the attendance of meetings, and records the votes there. */
  isKeeper: boolean
}

/** The extraordinary meeting: called, requested or possible. */
function Meeting({ decision, offered, isKeeper }: MeetingProps) {
  const language = useLanguage()
  const { translate: t } = language
  const { id, life, meeting, support } = decision
  const params = { decisionId: id }
  const presides = offered.organise || offered.abandon || offered.conclude
  if (meeting === null && support.people === 0 && !offered.request && !presides) return null
  return (
    <Panel title={t('decisions.support.title')}>
      <Stack gap={4}>
        {meeting !== null && (
          <div>
            <Text variant="strong">{t('meetings.when', moment(language, meeting.heldAt))}</Text>
            <Text variant="muted">{meeting.location}</Text>
            <TextLink href={pathOf('meeting', { meetingId: meeting.id })} isStandalone>
              {t('meetings.see')}
            </TextLink>
          </div>
        )}
        {isKeeper && life === 'requalified' && meeting !== null && Date.parse(meeting.heldAt) <= serverNow() && (
          <ButtonRow>
            <LinkButton href={pathOf('room', params)}>{t('meetings.voteThere')}</LinkButton>
          </ButtonRow>
        )}
        {meeting === null && support.people === 0 && <SupportLead />}
        {meeting === null && (support.people > 0 || offered.request) && <SupportMeter support={support} />}
        <SupportMessages support={support} />
        {(offered.request || offered.withdraw || presides) && (
          <ButtonRow>
            {presides && (
              <LinkButton href={pathOf('presidentDesk', params)} variant={offered.organise ? 'primary' : 'secondary'}>
                {t(offered.organise ? 'decisions.own.preside' : 'decisions.own.conclude')}
              </LinkButton>
            )}
            {(offered.request || offered.withdraw) && (
              <LinkButton href={pathOf('meetingRequest', params)} variant="secondary">
                {t(offered.request ? 'decisions.own.request' : 'decisions.own.requested')}
              </LinkButton>
            )}
          </ButtonRow>
        )}
      </Stack>
    </Panel>
  )
}
