import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { dot } from '#contract/dot.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ThresholdBar } from '#src/ui/charts/ThresholdBar.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Support = DecisionDetail['support']

/** The right to request a meeting, with the required share of votes. */
export function SupportLead() {
  const t = useTranslate()
  return <Text>{t('decisions.support.lead', { share: t('decisions.support.share') })}</Text>
}

/** How much a request for a meeting lacks of the required share of votes, or of the board. */
export function SupportMeter({ support }: { support: Support }) {
  const { translate: t, format, locale } = useLanguage()
  const { votes, totalVotes, needed, missing, people, boardPeople, boardNeeded, isReached, isSupporter } = support
  const { numerator, denominator } = decisionSettings[useOffer().code].requestShare
  const figures = { votes: format.integer(votes), total: format.integer(totalVotes) }
  return (
    <Stack gap={2}>
      <ThresholdBar
        title={t('decisions.support.drawing', { ...figures, needed: format.integer(needed) })}
        parts={[{ tone: 'success', value: votes }]}
        total={totalVotes}
        mark={{
          at: numerator / denominator,
          label: t('decisions.support.mark', { share: t('decisions.support.share') }),
        }}
      />
      <Text variant="strong" role="status">
        {isReached
          ? t('decisions.support.reached')
          : t(`decisions.support.missing.${pluralForm(locale, missing)}`, { count: format.integer(missing) })}
      </Text>
      <Text variant="small">
        {people === 0
          ? t('decisions.support.none')
          : t(`decisions.support.people.${pluralForm(locale, people)}`, { ...figures, count: people })}{' '}
        {t('decisions.support.board', { count: boardPeople, needed: boardNeeded })}
      </Text>
      {isSupporter && <Text variant="small">{t('decisions.support.mine')}</Text>}
    </Stack>
  )
}

/** The owners' messages to the president; the server sends them to nobody else. */
export function SupportMessages({ support }: { support: Support }) {
  const { translate: t, format } = useLanguage()
  if (support.messages.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('decisions.support.messages')}</Heading>
      <Grid as="ul" gap={4}>
        {support.messages.map(({ author, message, createdAt }) => (
          <li key={`${author.userId} ${createdAt}`}>
            <Text variant="small">
              {author.displayName}
              {dot}
              {format.recentDate(new Date(createdAt))}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {message}
            </Text>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
