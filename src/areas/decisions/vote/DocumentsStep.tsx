import { useSelector } from '@xstate/react'
import { selectDraft, selectHasMoved, selectIsIncomplete } from '#machines/decisions/vote/vote.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { StepForm } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { castText, moment, votesText } from '../decisionWords.ts'
import { Resolution } from '../Resolution.tsx'
import type { OfVoteStep } from './VoteSteps.tsx'

/** Step 1: what is decided, what it needs and costs, and the person's confirmation that they have read it. */
export function DocumentsStep(props: OfVoteStep) {
  const { voteRef, decision } = props
  const language = useLanguage()
  const { translate: t, format } = language
  const { hasRead } = useSelector(voteRef, selectDraft)
  const hasMoved = useSelector(voteRef, selectHasMoved)
  const isIncomplete = useSelector(voteRef, selectIsIncomplete)
  const { rule, ownVotes, ownCents, attachments, turnout, hasLiveCount, ownVote, dueAt } = decision
  const ofTotal = t('decisions.own.ofTotal', { total: format.integer(turnout.rawTotalVotes) })
  return (
    <StepForm onConfirm={() => voteRef.send({ type: 'documents.confirm' })}>
      <Stack gap={4}>
        <StepTitle hasMoved={hasMoved}>{t('votes.vote.documents.title')}</StepTitle>
        {ownVote && (
          <Notice>
            {castText(language, ownVote)} {t('votes.vote.changeable', moment(language, dueAt))}
          </Notice>
        )}
        <Card>
          <Resolution {...props} decision={decision} />
        </Card>
        <Card>
          <Stack gap={4}>
            <Facts
              gap={4}
              columns={{ phone: ownCents === null ? 1 : 2 }}
              values={{ fontSize: 'lead', fontWeight: 600 }}
              lines={[
                [t('votes.vote.documents.votes'), `${votesText(t, language, ownVotes ?? 0)} ${ofTotal}`],
                [t('votes.vote.documents.share'), ownCents !== null && format.money(ownCents)],
              ]}
            />
            <Text variant="small">
              <strong>{t(`decisions.rules.${rule}.name`)}</strong>. {t(`decisions.rules.${rule}.words`)}
            </Text>
          </Stack>
        </Card>
        <Notice tone={hasLiveCount ? 'warning' : 'info'}>
          {t(hasLiveCount ? 'votes.vote.documents.liveCount' : 'votes.vote.documents.secretCount')}
        </Notice>
        <Checkbox
          name="hasRead"
          checked={hasRead}
          onChange={({ currentTarget: { checked } }) => voteRef.send({ type: 'documents.tick', hasRead: checked })}
          label={t(attachments.length > 0 ? 'votes.vote.documents.read' : 'votes.vote.documents.readAlone')}
          error={isIncomplete && !hasRead ? t('votes.vote.documents.required') : undefined}
        />
        <StepFoot>
          <Button type="submit">{t('votes.vote.documents.next')}</Button>
        </StepFoot>
      </Stack>
    </StepForm>
  )
}
