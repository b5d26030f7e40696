import { Awaited } from '#src/parts/Awaited.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useLinkedPlace } from '#src/parts/useLinkedPlace.ts'
import { PersonalAccount } from './PersonalAccount.tsx'
import { PositionSkeleton } from './PositionSkeleton.tsx'

/** The person's debt in the selected place, its parts, and the explanation of each amount. */
export function PersonalAccountScreen(props: ScreenProps) {
  const isElsewhere = useLinkedPlace(props)
  return (
    <OfPlace screen="personalAccount" shell={props.shell} skeleton={<PositionSkeleton />}>
      {(placeId, selection) => (
        <Page screen="personalAccount">
          {isElsewhere ? (
            <Awaited>
              <PositionSkeleton />
            </Awaited>
          ) : (
            <PersonalAccount {...props} placeId={placeId} selection={selection} />
          )}
        </Page>
      )}
    </OfPlace>
  )
}
