import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { PersonalAccount } from './PersonalAccount.tsx'
import { PositionSkeleton } from './PositionSkeleton.tsx'

/** What the person owes in the selected place, what makes it up, and where each amount comes from. */
export function PersonalAccountScreen(props: ScreenProps) {
  return (
    <OfPlace screen="personalAccount" shell={props.shell} skeleton={<PositionSkeleton />}>
      {(placeId, selection) => (
        <Page screen="personalAccount">
          <PersonalAccount {...props} placeId={placeId} selection={selection} />
        </Page>
      )}
    </OfPlace>
  )
}
