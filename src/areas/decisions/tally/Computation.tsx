import type { Computation as Ballot, Condition, Tally } from '#contract/decisions/majorities.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import type { Fact } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Every figure that was compared, with its article, so that anybody can check the sum. */
export function Computation({ tally }: { tally: Tally }) {
  const { translate: t, format } = useLanguage()
  const { reducedVoterVotes: reduced, rawTotalVotes, totalVotes } = tally
  return (
    <Disclosure icon="info" label={t('decisions.tally.how')}>
      <Stack gap={5} pt={4}>
        {tally.ballots.map((ballot) => (
          <OneBallot key={ballot.rule} ballot={ballot} />
        ))}
        {reduced && (
          <Text>
            {t('decisions.tally.reduced', {
              from: format.integer(reduced.from),
              to: format.integer(reduced.to),
              raw: format.integer(rawTotalVotes),
              total: format.integer(totalVotes),
            })}
          </Text>
        )}
        <Text variant="small">{t('decisions.tally.frozen')}</Text>
      </Stack>
    </Disclosure>
  )
}

function OneBallot({ ballot: { rule, conditions, openingConditions } }: { ballot: Ballot }) {
  const { translate: t } = useLanguage()
  // An adopted resolution needs no second ballot.
  const isOpening = openingConditions.length > 0 && !conditions.every(({ isMet }) => isMet)
  return (
    <Stack gap={3}>
      <Heading level={3}>{t(`decisions.rules.${rule}.name`)}</Heading>
      <Text>{t(`decisions.rules.${rule}.words`)}</Text>
      <Conditions caption={t(`decisions.rules.${rule}.name`)} conditions={conditions} />
      {isOpening && (
        <>
          <Text variant="small">{t('decisions.tally.opening')}</Text>
          <Conditions caption={t('decisions.tally.opening')} conditions={openingConditions} />
        </>
      )}
    </Stack>
  )
}

function Conditions({ caption, conditions }: { caption: string; conditions: readonly Condition[] }) {
  const { translate: t } = useLanguage()
  return (
    <Grid as="ul" gap={3} aria-label={caption}>
      {conditions.map((condition) => {
        const { measure, counted, outOf } = condition
        return (
          <li key={`${measure} ${counted} ${outOf}`}>
            <Text variant="strong">{t(`decisions.tally.conditions.${measure}.${counted}.${outOf}`)}</Text>
            <Figures condition={condition} />
          </li>
        )
      })}
    </Grid>
  )
}

function Figures({ condition: { have, total, needed, fraction, isStrict, isMet } }: { condition: Condition }) {
  const { translate: t, format } = useLanguage()
  const { numerator, denominator } = fraction
  const share = { fraction: `${numerator}/${denominator}` }
  const threshold =
    numerator === denominator
      ? t('decisions.tally.all')
      : t(isStrict ? 'decisions.tally.strict' : 'decisions.tally.atLeast', share)
  const result = (
    <Tag tone={isMet ? 'success' : 'neutral'}>{t(isMet ? 'decisions.tally.yes' : 'decisions.tally.no')}</Tag>
  )
  const lines = [
    [t('decisions.tally.numerator'), format.integer(have)],
    [t('decisions.tally.denominator'), format.integer(total)],
    [t('decisions.tally.fraction'), threshold],
    [t('decisions.tally.least'), format.integer(needed)],
    [t('decisions.tally.result'), result],
  ] satisfies Fact[]
  return (
    <Box as="dl" mt={2} px={4} py={1} border="border" radius="control">
      {lines.map(([term, figure], index) => (
        <Flex key={term} justifyContent="space-between" gap={4} py={2} borderTop={index > 0 ? 'border' : undefined}>
          <Text as="dt" variant="muted">
            {term}
          </Text>
          <Box as="dd" overflowWrap="normal" textAlign="end">
            {figure}
          </Box>
        </Flex>
      ))}
    </Box>
  )
}
