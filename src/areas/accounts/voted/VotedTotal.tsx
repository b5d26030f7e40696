import { useSelector } from '@xstate/react'
import { leastWorksFund } from '#contract/accounts/callsForFunds.ts'
import { totalsOf } from '#machines/accounts/voted/voted.draft.ts'
import { selectDraft } from '#machines/accounts/voted/voted.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfFlow } from './VotedFlow.tsx'

/** The sum of the rows so far; the minimum of the fund, or the difference of the calls. */
export function VotedTotal({ votedRef, kind }: Pick<OfFlow, 'votedRef' | 'kind'>) {
  const { translate: t, format } = useLanguage()
  const { total, lacking } = totalsOf(useSelector(votedRef, selectDraft))
  const ofCalls = lacking === 0 ? 'complete' : lacking > 0 ? 'lacking' : 'exceeding'
  return (
    <Box bg="surfaceRaised" border="border" radius="card" px={{ base: 4, phone: 5 }} py={4}>
      <Facts values={{ fontSize: 'lead', fontWeight: 600 }} lines={[[t(`voted.total.${kind}`), format.money(total)]]} />
      <Text role="status" mt={2} variant="muted">
        {total > 0 &&
          (kind === 'budget'
            ? t('voted.leastFund', { amount: format.money(leastWorksFund({ budget: total, plan: 0 })) })
            : t(`voted.balance.${ofCalls}`, { amount: format.money(Math.abs(lacking)) }))}
      </Text>
    </Box>
  )
}
