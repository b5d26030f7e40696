import { css } from '@emotion/react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Computation as Ballot, Condition } from '#contract/decisions/majorities.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'

const content = css({ paddingBlockStart: 16 })
const list = css({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none' })
const figures = css({
  margin: '8px 0 0',
  padding: '4px 16px',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 8 },
  '& > div + div': { borderBlockStart: '1px solid var(--color-border)' },
  '& dt': { fontSize: 'inherit' },
  '& dd': { overflowWrap: 'normal', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
})

/** Every figure that was compared, with its article: whoever likes can do the sum again. */
export function Computation({ tally }: { tally: DecisionDetail['tally'] }) {
  const { translate: t, format } = useLanguage()
  const { reducedVoterVotes: reduced, rawTotalVotes, totalVotes } = tally
  return (
    <Disclosure icon="info" label={t('decisions.tally.how')}>
      <div css={content}>
        <Stack gap={5}>
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
      </div>
    </Disclosure>
  )
}

function OneBallot({ ballot: { rule, conditions, openingConditions } }: { ballot: Ballot }) {
  const { translate: t } = useLanguage()
  // What is adopted needs no second ballot.
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
    <ul css={list} aria-label={caption}>
      {conditions.map((condition) => {
        const { measure, counted, outOf } = condition
        return (
          <li key={`${measure} ${counted} ${outOf}`}>
            <Text variant="strong">{t(`decisions.tally.conditions.${measure}.${counted}.${outOf}`)}</Text>
            <Figures condition={condition} />
          </li>
        )
      })}
    </ul>
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
  return (
    <Facts
      css={figures}
      lines={[
        [t('decisions.tally.numerator'), format.integer(have)],
        [t('decisions.tally.denominator'), format.integer(total)],
        [t('decisions.tally.fraction'), threshold],
        [t('decisions.tally.least'), format.integer(needed)],
        [t('decisions.tally.result'), result],
      ]}
    />
  )
}
