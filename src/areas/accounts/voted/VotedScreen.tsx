import { useQuery } from '@tanstack/react-query'
import { budgetDraft, worksDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import { screenPaths } from '#contract/addresses.ts'
import type { VotedDraft, VotedKind } from '#machines/accounts/voted/voted.draft.ts'
import { emptyVote } from '#machines/accounts/voted/voted.draft.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AwaitedForm } from '#src/parts/AwaitedForm.tsx'
import type { FormOf } from '#src/parts/draftCopies.ts'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { newUuid } from '#src/parts/newUuid.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { BookkeepingPage } from '../bookkeeping/BookkeepingPage.tsx'
import { OfBooks } from '../bookkeeping/OfBooks.tsx'
import { VotedFlow } from './VotedFlow.tsx'
import { screenOf } from './voted.actors.ts'
import { acceptedDecisions } from './voted.queries.ts'

const forms: Readonly<Record<VotedKind, FormOf<VotedDraft>>> = { budget: budgetDraft, works: worksDraft }

/** Records the budget that the meeting of the selected place has voted for a year. */
export const NewBudgetScreen = (props: ScreenProps) => <Voted {...props} kind="budget" />

/** Records works that the meeting of the selected place has voted. */
export const NewWorksScreen = (props: ScreenProps) => <Voted {...props} kind="works" />

type Props = ScreenProps & { kind: VotedKind }

const Voted = (props: Props) => (
  <BookkeepingPage {...props} screen={screenOf[props.kind]} width={1000}>
    {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
  </BookkeepingPage>
)

function OfOnePlace({ kind, placeId, ...props }: Props & { placeId: string }) {
  // The form waits for the decisions: its fields would move down when they arrive.
  const decisions = useQuery(acceptedDecisions(props.api, props.person, placeId))
  return (
    <OfBooks {...props} placeId={placeId}>
      {(choices) =>
        kind === 'budget' && choices.years.every(({ closedAt }) => closedAt !== null) ? (
          <NoOpenYear />
        ) : isFirstLoad(decisions) ? (
          <AwaitedForm />
        ) : (
          <WithDraft
            skeleton={<FormSkeleton fields={3} />}
            {...props}
            placeId={placeId}
            form={forms[kind]}
            blank={emptyVote({ createId: newUuid })}
          >
            {(kept) => <VotedFlow {...props} {...{ kind, placeId, choices, kept }} />}
          </WithDraft>
        )
      }
    </OfBooks>
  )
}

/** A budget belongs to an open fiscal year. */
function NoOpenYear() {
  const t = useTranslate()
  return (
    <EmptyState
      icon="calendar"
      title={t('voted.noYear.title')}
      action={<LinkButton href={screenPaths.yearClosing}>{t('fiscalYear.none.open')}</LinkButton>}
    >
      <Text>{t('voted.noYear.text')}</Text>
    </EmptyState>
  )
}
