import { Awaited } from '#src/parts/Awaited.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useLinkedPlace } from '#src/parts/useLinkedPlace.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { OfMandate } from './OfMandate.tsx'
import { OwnMandate } from './OwnMandate.tsx'

const skeleton = <CardsSkeleton lines={[3, 4]} />

/** The person's mandate in the selected place: its state, its content, and the possible actions. */
export function MandateScreen(props: ScreenProps) {
  const isElsewhere = useLinkedPlace(props)
  return (
    <Page screen="mandate" width={832}>
      <OfPlace shell={props.shell} skeleton={skeleton}>
        {(placeId) =>
          isElsewhere ? (
            <Awaited>{skeleton}</Awaited>
          ) : (
            <OfMandate {...props} placeId={placeId} skeleton={skeleton}>
              {(standing) => (
                <ReadOnly session={props.session}>
                  <OwnMandate {...props} placeId={placeId} standing={standing} />
                </ReadOnly>
              )}
            </OfMandate>
          )
        }
      </OfPlace>
    </Page>
  )
}
