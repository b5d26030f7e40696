import { OfLinkedPlace } from '#src/parts/OfLinkedPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { OfMandate } from './OfMandate.tsx'
import { OwnMandate } from './OwnMandate.tsx'

const skeleton = <CardsSkeleton lines={[3, 4]} />

/** The person's mandate in the selected place: its state, its content, and the possible actions. */
export function MandateScreen(props: ScreenProps) {
  return (
    <Page screen="mandate" width={832}>
      <OfLinkedPlace props={props} skeleton={skeleton}>
        {(placeId) => (
          <OfMandate {...props} placeId={placeId} skeleton={skeleton}>
            {(standing) => (
              <ReadOnly session={props.session}>
                <OwnMandate {...props} placeId={placeId} standing={standing} />
              </ReadOnly>
            )}
          </OfMandate>
        )}
      </OfLinkedPlace>
    </Page>
  )
}
