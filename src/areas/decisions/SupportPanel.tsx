import { css } from '@emotion/react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ThresholdBar } from './ThresholdBar.tsx'

const messages = css({ display: 'grid', gap: 16, padding: 0, margin: 0, listStyle: 'none' })
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

type Support = DecisionDetail['support']

/** What the law lets who may ask for a meeting do, with the share of the votes that it takes here. */
export function SupportLead() {
  const { translate: t } = useLanguage()
  const { numerator, denominator } = decisionSettings[useOffer().code].requestShare
  return <Text>{t('decisions.support.lead', { share: `${numerator}/${denominator}` })}</Text>
}

/** How far a request for a meeting is from the share of the votes that it takes, or from half of the board. */
export function SupportMeter({ support }: { support: Support }) {
  const { translate: t, format, locale } = useLanguage()
  const { votes, totalVotes, needed, missing, people, boardPeople, boardNeeded, isReached, isSupporter } = support
  const { numerator, denominator } = decisionSettings[useOffer().code].requestShare
  const figures = { votes: format.integer(votes), total: format.integer(totalVotes) }
  return (
    <Stack gap={2}>
      <ThresholdBar
        title={t('decisions.support.drawing', { ...figures, needed: format.integer(needed) })}
        parts={[{ kind: 'for', value: votes }]}
        total={totalVotes}
        mark={{
          at: numerator / denominator,
          label: t('decisions.support.mark', { share: `${numerator}/${denominator}` }),
        }}
      />
      <Text variant="strong" role="status">
        {isReached
          ? t('decisions.support.reached')
          : t(`decisions.support.missing.${pluralForm(locale, missing)}`, { count: format.integer(missing) })}
      </Text>
      <Text variant="small">
        {[
          t('decisions.support.votes', figures),
          t(`decisions.support.people.${pluralForm(locale, people)}`, { count: people }),
          t('decisions.support.board', { count: boardPeople, needed: boardNeeded }),
        ].join(' · ')}
      </Text>
      {isSupporter && <Text variant="small">{t('decisions.support.mine')}</Text>}
    </Stack>
  )
}

/** What owners wrote to the president; nobody else is sent any of it. */
export function SupportMessages({ support }: { support: Support }) {
  const { translate: t, format } = useLanguage()
  if (support.messages.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('decisions.support.messages')}</Heading>
      <ul css={messages}>
        {support.messages.map(({ author, message, createdAt }) => (
          <li key={`${author.userId} ${createdAt}`}>
            <Text variant="small">
              {author.displayName} · {format.recentDate(new Date(createdAt))}
            </Text>
            <p css={words}>{message}</p>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
