import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Power } from '#contract/decisions/powers.ts'
import { pathOf } from '#contract/paths.ts'
import { canHappenToPower, type PowerAction } from '#machines/decisions/power/power.lifecycle.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { decisionMutations } from './decisionMutations.ts'
import { votesText } from './decisionWords.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { decision: DecisionDetail }

const tones = {
  offered: 'warning',
  accepted: 'success',
  declined: 'neutral',
  revoked: 'neutral',
  used: 'success',
} as const satisfies Record<Power['status'], 'warning' | 'success' | 'neutral'>

/** The powers that the person has given or received online, and what they can do about each. */
export function PowersPanel({ decision, ...props }: Props) {
  const { translate: t } = useLanguage()
  if (decision.powers.length === 0) return null
  return (
    <Panel title={t('votes.power.panel')}>
      <Grid as="ul" gap={5}>
        {decision.powers.map((power) => (
          <li key={power.id}>
            <OnePower {...props} decision={decision} power={power} />
          </li>
        ))}
      </Grid>
    </Panel>
  )
}

function OnePower({ power, ...props }: Props & { power: Power }) {
  const language = useLanguage()
  const { translate: t } = language
  const { isOwn, giver, holder, status, votes, instructions } = power
  return (
    <Stack gap={2}>
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
      <Actions {...props} power={power} />
    </Stack>
  )
}

function Actions({ api, person, decision, power }: Props & { power: Power }) {
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const [mutations] = useState(() => decisionMutations(api, client, person))
  const params = { decisionId: decision.id, powerId: power.id }
  const answer = useMutation(mutations.answerPower(params))
  const revoke = useMutation(mutations.revokePower(params))
  const viewer = { isGiver: power.isOwn, isHolder: !power.isOwn }
  const isOpen = decision.life === 'open'
  const may = (type: PowerAction['type']) => canHappenToPower(power.status, viewer, { type })
  const isBusy = answer.isPending || revoke.isPending
  if (!may('power.revoke') && !may('power.decline')) return null
  return (
    <Stack gap={3}>
      {(answer.isError || revoke.isError) && <Notice tone="danger">{t('votes.power.failed')}</Notice>}
      <ButtonRow>
        {isOpen && may('power.use') && (
          <LinkButton href={pathOf('proxyVote', { decisionId: decision.id })}>{t('votes.power.use')}</LinkButton>
        )}
        {isOpen && may('power.accept') && (
          <Button isBusy={isBusy} onClick={() => answer.mutate(true)}>
            {t('votes.power.accept')}
          </Button>
        )}
        {may('power.decline') && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => answer.mutate(false)}>
            {t(power.status === 'accepted' ? 'votes.power.giveBack' : 'votes.power.decline')}
          </Button>
        )}
        {may('power.revoke') && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => revoke.mutate()}>
            {t('votes.power.revoke')}
          </Button>
        )}
      </ButtonRow>
    </Stack>
  )
}
