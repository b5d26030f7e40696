import { entryDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import { emptyEntry } from '#machines/accounts/entry/entry.draft.ts'
import { civilDay } from '#src/parts/civilMoment.ts'
import { newUuid } from '#src/parts/newUuid.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { BookkeepingPage } from '../bookkeeping/BookkeepingPage.tsx'
import { OfBooks } from '../bookkeeping/OfBooks.tsx'
import { EntryFlow } from './EntryFlow.tsx'

/** Posts an entry to the books of the selected place. */
export function EntryScreen(props: ScreenProps) {
  const { timeZone } = useOffer()
  const today = civilDay(0, timeZone)
  return (
    <BookkeepingPage {...props} screen="newEntry" width={1000}>
      {(placeId) => (
        <OfBooks {...props} placeId={placeId}>
          {(choices) => (
            <WithDraft
              skeleton={<FormSkeleton fields={3} />}
              {...props}
              placeId={placeId}
              form={entryDraft}
              blank={emptyEntry({ createId: newUuid, today })}
            >
              {(kept) => <EntryFlow {...props} {...{ placeId, choices, kept, today }} />}
            </WithDraft>
          )}
        </OfBooks>
      )}
    </BookkeepingPage>
  )
}
