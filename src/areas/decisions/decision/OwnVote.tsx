import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Vote } from '#contract/decisions/decisionVotes.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { MainAct } from '#src/ui/frame/MainAct.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { moment, votesText } from '../decisionWords.ts'
import type { OfferedActions } from '../offeredActions.ts'
import { CheckedVote, RefusedVoteNotice } from '../voteCheck/CheckedVote.tsx'
import { ContestVote } from '../voteCheck/ContestVote.tsx'
import { OwnCost } from './OwnCost.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  decision: DecisionDetail
  offered: OfferedActions
  /** During impersonation, the administrator learns neither how the person voted nor whether they did. */
  isReadOnly: boolean
}

/** What a decision means to the reader: their votes, what it costs them, how they voted, and what they can do. */
export function OwnVote({ decision, offered, isReadOnly, ...viewer }: Props) {
  const language = useLanguage()
  const { translate: t, format } = language
  const { id, life, ownVotes, ownVote, ownCost, turnout, proxyVotes, refusedVotes } = decision
  const params = { decisionId: id }
  const missingVote = isReadOnly ? 'unseen' : life === 'open' ? 'notYet' : 'notCast'
  return (
    <Panel title={t('decisions.own.title')}>
      <Stack gap={5}>
        {ownVotes === null ? (
          <Text variant="muted">{t('decisions.own.none')}</Text>
        ) : (
          <Text>
            <strong>{votesText(t, language, ownVotes)}</strong>{' '}
            {t('decisions.own.ofTotal', { total: format.integer(turnout.rawTotalVotes) })}
          </Text>
        )}
        {ownCost && <OwnCost cost={ownCost} />}
        {ownVote ? (
          <>
            <CastVote decision={decision} vote={ownVote} />
            {!isReadOnly && <ContestVote {...viewer} key={ownVote.id} decisionId={id} vote={ownVote} />}
          </>
        ) : (
          ownVotes !== null && <Text>{t(`decisions.own.${missingVote}`)}</Text>
        )}
        {refusedVotes.map((refused) => (
          <RefusedVoteNotice key={refused.id} refused={refused} />
        ))}
        {(offered.vote || offered.change || offered.proxy || offered.give) && (
          <ButtonRow>
            {offered.vote && (
              <MainAct>
                <LinkButton href={pathOf('vote', params)} isWide>
                  {t('decisions.own.vote')}
                </LinkButton>
              </MainAct>
            )}
            {offered.change && (
              <LinkButton href={pathOf('vote', params)} variant="secondary">
                {t('decisions.own.change')}
              </LinkButton>
            )}
            {offered.proxy && (
              <LinkButton href={pathOf('proxyVote', params)} variant="secondary">
                {t('decisions.own.proxy')}
              </LinkButton>
            )}
            {offered.give && (
              <LinkButton href={pathOf('givePower', params)} variant="secondary">
                {t('decisions.own.give')}
              </LinkButton>
            )}
          </ButtonRow>
        )}
        {proxyVotes.length > 0 && (
          <Stack gap={3}>
            <Heading level={3}>{t('decisions.own.proxies')}</Heading>
            <Grid as="ul" gap={3}>
              {proxyVotes.map((vote) => (
                <li key={vote.id}>
                  <Text>
                    {t('decisions.own.proxyFor', {
                      name: vote.voter.displayName,
                      votes: votesText(t, language, vote.votes),
                    })}{' '}
                    <strong>{t(`decisions.choices.${vote.choice}`)}</strong>
                  </Text>
                  <CheckedVote status={vote.status} />
                  <Receipt decisionId={id} vote={vote} />
                </li>
              ))}
            </Grid>
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}

const castKeys = {
  own: 'decisions.own.cast',
  proxy: 'decisions.own.castFor',
  meeting: 'decisions.own.castInRoom',
} as const

function CastVote({ decision: { id, life }, vote }: { decision: DecisionDetail; vote: Vote }) {
  const language = useLanguage()
  const { translate: t } = language
  const { choice, way, castBy, castAt, sequence, replaces } = vote
  return (
    <Stack gap={1}>
      <Text variant="strong">
        {t(castKeys[way], { name: castBy.displayName, choice: t(`decisions.choices.${choice}`) })}
      </Text>
      <Text variant="small">{t('decisions.own.castOn', { ...moment(language, castAt), number: sequence })}</Text>
      <CheckedVote status={vote.status} />
      {replaces !== null && <Text variant="small">{t('decisions.own.replaces', { number: replaces })}</Text>}
      {way === 'meeting' && life === 'requalified' && <Text variant="small">{t('decisions.own.correctable')}</Text>}
      <Text variant="small">{t('decisions.own.hidden')}</Text>
      <Receipt decisionId={id} vote={vote} />
    </Stack>
  )
}

function Receipt({ decisionId, vote }: { decisionId: string; vote: Vote }) {
  const { translate: t } = useLanguage()
  return (
    <Box display={{ print: 'none' }}>
      <TextLink href={pathOf('receipt', { decisionId, voteId: vote.id })} isStandalone>
        <Icon name="receipt" size={18} />
        {t('decisions.own.receipt')}
      </TextLink>
    </Box>
  )
}
