import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { OfMandate } from './OfMandate.tsx'
import { OwnMandate } from './OwnMandate.tsx'

/** The person's mandate in the selected place: its state, its content, and the possible actions. */
export const MandateScreen = (props: ScreenProps) => (
  <Page screen="mandate" width={832}>
    <OfPlace shell={props.shell} skeleton={<CardsSkeleton lines={[3, 4]} />}>
      {(placeId) => (
        <OfMandate {...props} placeId={placeId} skeleton={<CardsSkeleton lines={[3, 4]} />}>
          {(standing) => (
            <ReadOnly session={props.session}>
              <OwnMandate {...props} placeId={placeId} standing={standing} />
            </ReadOnly>
          )}
        </OfMandate>
      )}
    </OfPlace>
  </Page>
)
