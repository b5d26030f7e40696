import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { WaitingVotes } from './WaitingVotes.tsx'

/** How many owners take part, and when the count will be shown. */
export function TurnoutPanel({ decision }: { decision: DecisionDetail }) {
  const { translate: t, format, locale } = useLanguage()
  const { turnout, life } = decision
  const { votersExpressed, votersCount, hasQuorum } = turnout
  const text = t(`decisions.turnout.voted.${pluralForm(locale, votersExpressed)}`, {
    count: format.integer(votersExpressed),
    total: format.integer(votersCount),
  })
  return (
    <Panel title={t('decisions.turnout.title')}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Text variant="strong" role="status">
            {votersExpressed === 0 ? t('decisions.tally.none') : text}
          </Text>
          <ProgressBar label={text} value={votersExpressed / votersCount} />
        </Stack>
        {hasQuorum !== null && (
          <p>
            <IconLine icon={hasQuorum ? 'check' : 'circle'} iconTop={1} color={hasQuorum ? 'success' : undefined}>
              {t(hasQuorum ? 'decisions.turnout.quorum' : 'decisions.turnout.noQuorum')}
            </IconLine>
          </p>
        )}
        <WaitingVotes decision={decision} />
        <Text variant="small">{t(`decisions.turnout.when.${life}`)}</Text>
      </Stack>
    </Panel>
  )
}
