import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/addresses.ts'
import { amountOf, plannedCalls } from '#machines/accounts/voted/plannedCalls.ts'
import { selectVoted } from '#machines/accounts/voted/voted.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Outcome } from '#src/parts/Outcome.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfFlow } from './VotedFlow.tsx'

/** The vote is recorded: when its first call falls due, and a link to the accounts. */
export function RecordedVote({ votedRef }: Pick<OfFlow, 'votedRef'>) {
  const { translate: t, format } = useLanguage()
  const voted = useSelector(votedRef, selectVoted)
  const { kind } = voted
  const [first] = plannedCalls(voted)
  return (
    <Outcome
      tone="success"
      title={t(`voted.recorded.title.${kind}`)}
      foot={
        <>
          <Button variant="secondary" onClick={() => votedRef.send({ type: 'vote.begin' })}>
            {t(`voted.recorded.another.${kind}`)}
          </Button>
          <LinkButton href={screenPaths.buildingAccounts}>{t('bookkeeping.toAccounts')}</LinkButton>
        </>
      }
    >
      {first && (
        <Text>
          {t('voted.recorded.text', {
            date: format.date(momentOf(first.dueOn)),
            amount: format.money(amountOf(first)),
          })}
        </Text>
      )}
    </Outcome>
  )
}
