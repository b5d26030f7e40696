import type { Condition, Tally } from '#contract/decisions/majorities.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ChartFrame } from '#src/ui/charts/ChartFrame.tsx'
import { Legend } from '#src/ui/charts/Legend.tsx'
import { colors, ThresholdBar } from '#src/ui/charts/ThresholdBar.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { voteTones } from './voteTones.ts'

type Part = { readonly kind: keyof typeof voteTones; readonly value: number }

/** The parts of the bar of a condition. */
function partsOf(tally: Tally, { measure, counted, outOf, have, against, total }: Condition): readonly Part[] {
  if (counted === 'present') return [{ kind: 'for', value: have }]
  const cast = [
    { kind: 'for', value: have },
    { kind: 'against', value: against ?? (measure === 'votes' ? tally.against : tally.membersAgainst) },
  ] as const
  if (outOf === 'cast') return cast
  const abstained = measure === 'votes' ? tally.abstain : tally.membersAbstain
  // A large owner whose votes are reduced may leave less room than was cast; the bar never outgrows the whole.
  const room = total - cast.reduce((sum, { value }) => sum + value, 0)
  return [...cast, { kind: 'abstain', value: Math.max(Math.min(abstained, room), 0) }]
}

/** The votes of everybody who may vote, even those that do not count for this condition. */
function everyPart(tally: Tally, measure: Condition['measure'], rest: number, outOf: Condition['outOf']) {
  const { votersCount, votersExpressed, totalVotes } = tally
  const inVotes = { for: tally.for, against: tally.against, abstain: tally.abstain }
  const inMembers = { for: tally.membersFor, against: tally.membersAgainst, abstain: tally.membersAbstain }
  const of = measure === 'votes' ? inVotes : inMembers
  const absent =
    measure === 'members' ? votersCount - votersExpressed : Math.max(totalVotes - of.for - of.against - of.abstain, 0)
  return [
    { kind: 'for', value: of.for },
    { kind: 'against', value: of.against },
    { kind: 'abstain', value: of.abstain },
    { kind: 'rest', value: outOf === 'all' ? rest : absent },
  ] as const satisfies readonly Part[]
}

/** One condition as a bar, with how far it is from being met in words, and the same figures as a table. */
export function ConditionChart({ tally, condition }: { tally: Tally; condition: Condition }) {
  const { translate: t, format, locale } = useLanguage()
  const { measure, counted, outOf, fraction, isStrict, have, total, needed, missing, isMet } = condition
  const parts = partsOf(tally, condition)
  const rest = total - parts.reduce((sum, { value }) => sum + value, 0)
  const title = t(counted === 'present' ? 'decisions.tally.quorum' : `decisions.tally.measure.${measure}`)
  const nameOf = ({ kind }: Part) =>
    kind === 'rest'
      ? t('decisions.tally.absent')
      : counted === 'present'
        ? t('decisions.tally.present')
        : t(`decisions.choices.${kind}`)
  const shown = counted === 'present' ? parts : everyPart(tally, measure, rest, outOf)
  const threshold = `${fraction.numerator}/${fraction.denominator}`
  return (
    <ChartFrame
      title={title}
      columns={[t('decisions.tally.kind'), t(`decisions.tally.${measure}`)]}
      lines={shown.map((part) => ({ key: part.kind, cells: [nameOf(part), format.integer(part.value)] }))}
    >
      <ThresholdBar
        title={t('decisions.tally.drawing', {
          measure: title,
          have: format.integer(have),
          total: format.integer(total),
          needed: format.integer(needed),
        })}
        parts={parts.map(({ kind, value }) => ({ tone: voteTones[kind], value }))}
        total={total}
        mark={{
          at: fraction.numerator / fraction.denominator,
          // Among votes cast, the number needed changes with every vote, but the share does not.
          label:
            outOf === 'all'
              ? t('decisions.tally.mark', { needed: format.integer(needed) })
              : t(isStrict ? 'decisions.tally.strict' : 'decisions.tally.atLeast', { fraction: threshold }),
        }}
      />
      <Legend
        mt={2.5}
        items={shown.map((part) => ({
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
            ? t('decisions.tally.met')
            : needed > total && outOf !== 'cast'
              ? t('decisions.tally.impossible')
              : t(`decisions.tally.missing.${measure}.${pluralForm(locale, missing)}`, {
                  count: format.integer(missing),
                })}
        </IconLine>
      </p>
    </ChartFrame>
  )
}
