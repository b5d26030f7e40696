import { css } from '@emotion/react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Vote } from '#contract/decisions/decisionVotes.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { moment, votesText } from './decisionWords.ts'
import { OwnCost } from './OwnCost.tsx'
import type { OfferedActions } from './offeredActions.ts'

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '1 1 auto' },
  [media.print]: { display: 'none' },
})
const onScreen = css({ [media.print]: { display: 'none' } })
const list = css({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none' })

type Props = {
  decision: DecisionDetail
  offered: OfferedActions
  /** Whoever looks at the portal as somebody else is told that they voted, and not how. */
  isReadOnly: boolean
}

/** What the decision is to who reads it: their votes, what it costs them, how they voted, and what they can do. */
export function OwnVote({ decision, offered, isReadOnly }: Props) {
  const language = useLanguage()
  const { translate: t, format } = language
  const { id, life, ownVotes, ownVote, ownCost, tally, proxyVotes } = decision
  const params = { decisionId: id }
  const silence = isReadOnly ? 'unseen' : life === 'open' ? 'notYet' : 'notCast'
  return (
    <Panel title={t('decisions.own.title')}>
      <Stack gap={5}>
        {ownVotes === null ? (
          <Text variant="muted">{t('decisions.own.none')}</Text>
        ) : (
          <Text>
            <strong>{votesText(t, language, ownVotes)}</strong>{' '}
            {t('decisions.own.ofTotal', { total: format.integer(tally.rawTotalVotes) })}
          </Text>
        )}
        {ownCost && <OwnCost cost={ownCost} />}
        {ownVote ? (
          <Cast decision={decision} vote={ownVote} />
        ) : (
          ownVotes !== null && <Text>{t(`decisions.own.${silence}`)}</Text>
        )}
        {(offered.vote || offered.change || offered.proxy) && (
          <div css={buttons}>
            {offered.vote && <LinkButton href={pathOf('vote', params)}>{t('decisions.own.vote')}</LinkButton>}
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
          </div>
        )}
        {proxyVotes.length > 0 && (
          <Stack gap={3}>
            <Heading level={3}>{t('decisions.own.proxies')}</Heading>
            <ul css={list}>
              {proxyVotes.map((vote) => (
                <li key={vote.id}>
                  <Text>
                    {t('decisions.own.proxyFor', {
                      name: vote.voter.displayName,
                      votes: votesText(t, language, vote.votes),
                    })}{' '}
                    <strong>{t(`decisions.choices.${vote.choice}`)}</strong>
                  </Text>
                  <Receipt decisionId={id} vote={vote} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}

const casts = {
  own: 'decisions.own.cast',
  proxy: 'decisions.own.castFor',
  meeting: 'decisions.own.castInRoom',
} as const

function Cast({ decision: { id, life }, vote }: { decision: DecisionDetail; vote: Vote }) {
  const language = useLanguage()
  const { translate: t } = language
  const { choice, way, castBy, castAt, sequence, replaces } = vote
  return (
    <Stack gap={1}>
      <Text variant="strong">
        {t(casts[way], { name: castBy.displayName, choice: t(`decisions.choices.${choice}`) })}
      </Text>
      <Text variant="small">{t('decisions.own.castOn', { ...moment(language, castAt), number: sequence })}</Text>
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
    <div css={onScreen}>
      <TextLink href={pathOf('receipt', { decisionId, voteId: vote.id })} isStandalone>
        <Icon name="receipt" size={18} />
        {t('decisions.own.receipt')}
      </TextLink>
    </div>
  )
}
