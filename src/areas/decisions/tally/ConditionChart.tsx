import type { Condition, Tally } from '#contract/decisions/majorities.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ChartFrame } from '#src/ui/charts/ChartFrame.tsx'
import { Legend } from '#src/ui/charts/Legend.tsx'
import { colors, ThresholdBar } from '#src/ui/charts/ThresholdBar.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { Text } from '#src/ui/Text.tsx'
import { voteTones } from '../voteTones.ts'

type Part = { readonly kind: keyof typeof voteTones; readonly value: number }

/** Every vote of a condition’s measure, cast or not. A quorum counts only the people who take part. */
function partsOf(tally: Tally, { measure, counted, have, against, total }: Condition) {
  if (counted === 'present') return inFull(total, [{ kind: 'for', value: have }])
  const { votersCount, totalVotes, abstain, membersAbstain, membersAgainst } = tally
  const isVotes = measure === 'votes'
  const whole = isVotes ? totalVotes : votersCount
  const opposed = against ?? (isVotes ? tally.against : membersAgainst)
  // A large owner whose votes are reduced may leave less room than was cast; the bar never outgrows the whole.
  const room = Math.max(whole - have - opposed, 0)
  return inFull(whole, [
    { kind: 'for', value: have },
    { kind: 'against', value: opposed },
    { kind: 'abstain', value: Math.min(isVotes ? abstain : membersAbstain, room) },
  ])
}

/** The parts that were cast, and the rest of the whole. */
function inFull(whole: number, cast: readonly Part[]) {
  const rest = Math.max(whole - cast.reduce((sum, { value }) => sum + value, 0), 0)
  return { whole, cast, parts: [...cast, { kind: 'rest', value: rest }] satisfies readonly Part[] }
}

type Props = {
  tally: Tally
  condition: Condition
  /** Whether nothing can change the count any more. */
  isFinal: boolean
}

/** One condition as a bar of all votes, with how far it is from being met in words, and the same figures as a table. */
export function ConditionChart({ tally, condition, isFinal }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const { measure, counted, outOf, fraction, have, needed, total, missing, isMet } = condition
  const { whole, cast, parts } = partsOf(tally, condition)
  const isQuorum = counted === 'present'
  const title = t(isQuorum ? 'decisions.tally.quorum' : `decisions.tally.measure.${measure}`)
  const nameOf = ({ kind }: Part) =>
    kind === 'rest'
      ? t('decisions.tally.absent')
      : isQuorum
        ? t('decisions.tally.present')
        : t(`decisions.choices.${kind}`)
  const met = t(`decisions.tally.met.${isQuorum ? 'quorum' : measure}`)
  return (
    <ChartFrame
      title={title}
      columns={[t('decisions.tally.kind'), t(`decisions.tally.${measure}`)]}
      lines={parts.map((part) => ({ key: part.kind, cells: [nameOf(part), format.integer(part.value)] }))}
    >
      <ThresholdBar
        title={t('decisions.tally.drawing', {
          measure: title,
          have: format.integer(have),
          total: format.integer(whole),
          needed: format.integer(needed),
        })}
        parts={cast.map(({ kind, value }) => ({ tone: voteTones[kind], value }))}
        total={whole}
        mark={{
          at: outOf === 'all' ? fraction.numerator / fraction.denominator : needed / Math.max(whole, 1),
          label: t('decisions.tally.mark', { needed: format.integer(needed) }),
        }}
      />
      <Legend
        mt={2.5}
        items={parts.map((part) => ({
          key: part.kind,
          color: colors[voteTones[part.kind]],
          label: (
            <>
              {nameOf(part)} <strong>{format.integer(part.value)}</strong>
            </>
          ),
        }))}
      />
      <p>
        <IconLine
          icon={isMet ? 'check' : 'circle'}
          iconTop={1}
          mt={2.5}
          fontSize="lead"
          fontWeight={600}
          color={isMet ? 'success' : undefined}
        >
          {isMet
            ? `${met}${isFinal ? '' : ` ${t('decisions.tally.forNow')}`}`
            : outOf === 'all' && needed > total
              ? t('decisions.tally.impossible')
              : t(`decisions.tally.missing.${measure}.${pluralForm(locale, missing)}`, {
                  count: format.integer(missing),
                })}
        </IconLine>
      </p>
      {!isFinal && outOf !== 'all' && <Text variant="small">{t('decisions.tally.moving')}</Text>}
    </ChartFrame>
  )
}
