import type { TopicDetail } from '#contract/forum/topics.ts'
import type { RoleName } from '#contract/roles.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { newDecisionPath } from '#src/parts/newDecisionPath.ts'
import { SafeText } from '#src/parts/SafeText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { TopicActName } from './acts/topicActs.actors.ts'
import { topicActs } from './offeredActs.ts'

type Props = {
  topic: TopicDetail
  roles: readonly RoleName[]
  /** The selected place, to which a new decision belongs. */
  placeId: string | null
  onAct: (act: TopicActName) => void
}

/** The question that a co-owner proposes for the next meeting. */
export function ProposalPanel({ topic, roles, placeId, onAct }: Props) {
  const { translate: t, format } = useLanguage()
  const { proposal } = topic
  if (proposal === null) return null
  const { title, body, author, isOwn, createdAt } = proposal
  const date = format.date(new Date(createdAt))
  const mayDo = topicActs(topic, roles)
  const mayDecide = mayDo('decision.create') && topic.placeId === placeId
  const mayWithdraw = mayDo('proposal.withdraw')
  return (
    <Panel title={t('topic.proposal.title')}>
      <Stack gap={3}>
        <div>
          <Text variant="strong">{title}</Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            <SafeText text={body} />
          </Text>
        </div>
        <Text variant="small">
          {isOwn ? t('topic.proposal.byYou', { date }) : t('topic.proposal.by', { name: author.displayName, date })}
        </Text>
        {(mayDecide || mayWithdraw) && (
          <ButtonRow>
            {mayDecide && <LinkButton href={newDecisionPath(topic.id)}>{t('topic.acts.createDecision')}</LinkButton>}
            {mayWithdraw && (
              <Button variant="secondary" onClick={() => onAct('withdrawProposal')}>
                {t('topic.acts.withdrawProposal')}
              </Button>
            )}
          </ButtonRow>
        )}
      </Stack>
    </Panel>
  )
}
