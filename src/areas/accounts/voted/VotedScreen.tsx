import { budgetDraft, worksDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import type { VotedDraft, VotedKind } from '#machines/accounts/voted/voted.draft.ts'
import { emptyVote } from '#machines/accounts/voted/voted.draft.ts'
import type { FormOf } from '#src/parts/draftCopies.ts'
import { newUuid } from '#src/parts/newUuid.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { BookkeepingPage } from '../bookkeeping/BookkeepingPage.tsx'
import { OfBooks } from '../bookkeeping/OfBooks.tsx'
import { VotedFlow } from './VotedFlow.tsx'
import { screenOf } from './voted.actors.ts'

const forms: Readonly<Record<VotedKind, FormOf<VotedDraft>>> = { budget: budgetDraft, works: worksDraft }

/** Records the budget that the meeting of the selected place has voted for a year. */
export const NewBudgetScreen = (props: ScreenProps) => <Voted {...props} kind="budget" />

/** Records works that the meeting of the selected place has voted. */
export const NewWorksScreen = (props: ScreenProps) => <Voted {...props} kind="works" />

const Voted = ({ kind, ...props }: ScreenProps & { kind: VotedKind }) => (
  <BookkeepingPage {...props} screen={screenOf[kind]} width={1000}>
    {(placeId) => (
      <OfBooks {...props} placeId={placeId}>
        {(choices) => (
          <WithDraft {...props} placeId={placeId} form={forms[kind]} blank={emptyVote({ createId: newUuid })}>
            {(kept) => <VotedFlow {...props} {...{ kind, placeId, choices, kept }} />}
          </WithDraft>
        )}
      </OfBooks>
    )}
  </BookkeepingPage>
)
