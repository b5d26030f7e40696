import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { centsText } from '#contract/centsText.ts'
import type { Decision } from '#contract/decisions/decisionList.ts'
import type { VotedHeading } from '#machines/accounts/voted/voted.draft.ts'
import { selectDraft } from '#machines/accounts/voted/voted.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { civilDayOf } from '#src/parts/civilMoment.ts'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Select } from '#src/ui/Select.tsx'
import type { OfFlow } from './VotedFlow.tsx'
import { acceptedDecisions } from './voted.queries.ts'

type Props = Pick<OfFlow, 'api' | 'person' | 'placeId' | 'kind' | 'votedRef'> & {
  /** Called after fields were filled in. */
  onFilled: () => void
}

/** The decision of the portal behind the vote, which fills in the fields that it knows; nothing while the place has none. */
export function DecisionOfVote({ api, person, placeId, kind, votedRef, onFilled }: Props) {
  const { translate: t, format } = useLanguage()
  const { timeZone } = useOffer()
  const { decisionId } = useSelector(votedRef, selectDraft)
  const { data: decisions = [] } = useQuery(acceptedDecisions(api, person, placeId))
  if (decisions.length === 0) return null
  const saidBy = ({ dueAt, title, projectCents }: Decision): Partial<VotedHeading> => ({
    votedOn: civilDayOf(Date.parse(dueAt), timeZone),
    ...(kind === 'works' && { label: title, ...(projectCents && { votedAmount: centsText(projectCents) }) }),
  })
  return (
    <Select
      label={t('voted.decision')}
      hint={t(`voted.decisionHint.${kind}`)}
      placeholder={t('voted.noDecision')}
      value={decisions.find(({ id }) => id === decisionId)?.id ?? ''}
      options={decisions.map(({ id, title, dueAt }) => ({
        value: id,
        label: t('voted.decisionOf', { title, date: format.date(Date.parse(dueAt)) }),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = decisions.find(({ id }) => id === value)
        votedRef.send({
          type: 'heading.change',
          heading: { decisionId: chosen?.id ?? null, ...(chosen && saidBy(chosen)) },
        })
        if (chosen) onFilled()
      }}
    />
  )
}
