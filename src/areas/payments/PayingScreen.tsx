import { useQuery } from '@tanstack/react-query'
import { Fetched } from '#src/parts/Fetched.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { OfMandate } from './mandate/OfMandate.tsx'
import { PayFlow } from './pay/PayFlow.tsx'
import { paymentQueries } from './paymentQueries.ts'
import type { Standing } from './standing.ts'

/** What the person owes in the selected place, the way to pay it, and their payments. */
export function PayingScreen(props: ScreenProps) {
  return (
    <Page screen="paying" width={832}>
      <OfPlace shell={props.shell} skeleton={<CardsSkeleton lines={[3, 5, 2]} />}>
        {(placeId) => (
          <OfMandate {...props} placeId={placeId} skeleton={<CardsSkeleton lines={[3, 5, 2]} />}>
            {(standing) => (
              <ReadOnly session={props.session}>
                <OfDue {...props} placeId={placeId} standing={standing} />
              </ReadOnly>
            )}
          </OfMandate>
        )}
      </OfPlace>
    </Page>
  )
}

function OfDue(props: ScreenProps & { placeId: string; standing: Standing }) {
  const due = useQuery(paymentQueries(props.api, props.person, props.placeId).due)
  return (
    <Fetched query={due} skeleton={<CardsSkeleton lines={[3, 5, 2]} />}>
      {(known) => <PayFlow {...props} due={known} />}
    </Fetched>
  )
}
