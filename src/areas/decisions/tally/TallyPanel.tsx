import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Tally } from '#contract/decisions/majorities.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Computation } from './Computation.tsx'
import { ConditionChart } from './ConditionChart.tsx'
import { TurnoutPanel } from './TurnoutPanel.tsx'
import { standing, waysText } from './tallyWords.ts'
import { WaitingVotes } from './WaitingVotes.tsx'

/** The state of the vote: the count where it may be seen, and otherwise how many take part. */
export const TallyPanel = ({ decision }: { decision: DecisionDetail }) =>
  decision.tally === null ? <TurnoutPanel decision={decision} /> : <Count tally={decision.tally} decision={decision} />

/** The count as a chart, in words, and with the sum behind it. */
function Count({ tally, decision }: { tally: Tally; decision: DecisionDetail }) {
  const language = useLanguage()
  const { translate: t, format } = language
  const ways = waysText(language, decision)
  const { life, verdict } = decision
  const isFinal = verdict !== null
  const outcome = isFinal
    ? t(tally.isAdopted ? 'decisions.tally.adopted' : 'decisions.tally.notYet')
    : life === 'concluded'
      ? t('decisions.turnout.when.concluded')
      : standing(t, tally)
  return (
    <Panel title={t('decisions.tally.title')}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Text>
            {t('decisions.tally.votersExpressed', {
              count: format.integer(tally.votersExpressed),
              total: format.integer(tally.votersCount),
              votes: format.integer(tally.for + tally.against + tally.abstain),
              totalVotes: format.integer(tally.totalVotes),
            })}
          </Text>
          {ways !== null && <Text>{ways}</Text>}
          <Text variant="strong" role="status">
            {outcome}
          </Text>
          {life === 'open' && <Text variant="small">{t('decisions.tally.live')}</Text>}
          <WaitingVotes decision={decision} />
        </Stack>
        <Grid gap={6}>
          {tally.ballots.map(({ rule, conditions }) => (
            <Stack key={rule} gap={5}>
              {tally.ballots.length > 1 && <Heading level={3}>{t(`decisions.rules.${rule}.name`)}</Heading>}
              {conditions.length > 1 && <Text variant="small">{t('decisions.tally.each')}</Text>}
              {conditions.map((condition) => (
                <ConditionChart
                  key={`${condition.measure} ${condition.counted}`}
                  tally={tally}
                  condition={condition}
                  isFinal={isFinal}
                />
              ))}
            </Stack>
          ))}
        </Grid>
        <Computation tally={tally} />
      </Stack>
    </Panel>
  )
}
