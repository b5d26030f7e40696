import type { Power } from '#contract/decisions/powers.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { votesText } from '../decisionWords.ts'
import { type OnPowers, PowerActions } from './PowerActions.tsx'

const tones = {
  offered: 'warning',
  accepted: 'success',
  declined: 'neutral',
  revoked: 'neutral',
  used: 'success',
} as const satisfies Record<Power['status'], 'warning' | 'success' | 'neutral'>

type Props = { powers: readonly Power[]; on: OnPowers }

/** The powers that the person has given or received online, and what they can do about each. */
export function PowersPanel({ powers, on }: Props) {
  const { translate: t } = useLanguage()
  if (powers.length === 0) return null
  return (
    <Panel title={t('votes.power.panel')}>
      <Grid as="ul" gap={5}>
        {powers.map((power) => (
          <li key={power.id}>
            <OnePower power={power} on={on} />
          </li>
        ))}
      </Grid>
    </Panel>
  )
}

function OnePower({ power, on }: { power: Power; on: OnPowers }) {
  const language = useLanguage()
  const { translate: t } = language
  const { isOwn, giver, holder, status, votes, instructions } = power
  return (
    <Stack gap={3}>
      <Flex flexWrap="wrap" alignItems="center" gap={2}>
        <Text variant="strong">
          {isOwn
            ? t('votes.power.toPerson', { name: holder.displayName })
            : t('votes.power.fromPerson', { name: giver.displayName, votes: votesText(t, language, votes) })}
        </Text>
        <Tag tone={tones[status]}>{t(`votes.power.status.${status}`)}</Tag>
      </Flex>
      {instructions !== null && (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {t('votes.power.instructionsOf', { text: instructions })}
        </Text>
      )}
      <PowerActions power={power} on={on} />
    </Stack>
  )
}
