import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { turnoutText, waysText } from './tallyWords.ts'
import { WaitingVotes } from './WaitingVotes.tsx'

/** How many owners take part, and when the count will be shown. */
export function TurnoutPanel({ decision }: { decision: DecisionDetail }) {
  const language = useLanguage()
  const { translate: t } = language
  const { turnout, life } = decision
  const { votersExpressed, votersCount, hasQuorum } = turnout
  const text = turnoutText(language, decision)
  const ways = waysText(language, decision)
  return (
    <Panel title={t('decisions.turnout.title')}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Text variant="strong" role="status">
            {votersExpressed === 0 ? t('decisions.tally.none') : text}
          </Text>
          {ways !== null && <Text>{ways}</Text>}
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
