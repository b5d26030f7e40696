import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Awaited } from '#src/parts/Awaited.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { OfLinkedPlace } from '#src/parts/OfLinkedPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { useNextDebits } from './followed/useNextDebits.ts'
import { OfMandate } from './mandate/OfMandate.tsx'
import { PayFlow } from './pay/PayFlow.tsx'
import { paymentQueries } from './paymentQueries.ts'
import { refundQueries } from './refund/refundQueries.ts'
import type { Standing } from './standing.ts'

const skeleton = <CardsSkeleton lines={[3, 5, 2]} />

/** The person's debts in the selected place, how to pay them, and their payments. */
export function PayingScreen(props: ScreenProps) {
  return (
    <Page screen="paying" width={832}>
      <OfLinkedPlace props={props} skeleton={skeleton}>
        {(placeId) => (
          <OfMandate {...props} placeId={placeId} skeleton={skeleton}>
            {(standing) => (
              <ReadOnly session={props.session}>
                <OfDue {...props} placeId={placeId} standing={standing} />
              </ReadOnly>
            )}
          </OfMandate>
        )}
      </OfLinkedPlace>
    </Page>
  )
}

function OfDue(props: ScreenProps & { placeId: string; standing: Standing }) {
  const { api, person, placeId } = props
  const payments = paymentQueries(api, person, placeId)
  const refunds = refundQueries(api, person, placeId)
  const due = useQuery(payments.due)
  // Panels between others are rendered only with content, because they would push those down later.
  const between = [useQuery(refunds.terms), useInfiniteQuery(refunds.list)]
  const next = useNextDebits(props)
  if (next.isFirstLoad || between.some(isFirstLoad)) return <Awaited>{skeleton}</Awaited>
  return (
    <Fetched query={due} skeleton={skeleton}>
      {(known) => <PayFlow {...props} due={known} />}
    </Fetched>
  )
}
