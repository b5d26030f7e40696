import { useQuery } from '@tanstack/react-query'
import { mandateDraft } from '#contract/payments/mandateDraft.ts'
import { Fetched } from '#src/parts/Fetched.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { OfMandate } from '../mandate/OfMandate.tsx'
import type { OfOwnMandate } from '../mandate/OwnMandate.tsx'
import { SetupFlow } from './SetupFlow.tsx'
import { firstWritten } from './setup.forms.ts'

/** Sets up a mandate in the selected place: creating, signing, paying. */
export const SetupScreen = (props: ScreenProps) => (
  <Page screen="mandateSetup" width={832}>
    <OfPlace shell={props.shell} skeleton={<SkeletonText lines={8} />}>
      {(placeId) => (
        <OfMandate {...props} placeId={placeId}>
          {(standing) => (
            <ReadOnly session={props.session}>
              <OfDraft {...props} placeId={placeId} standing={standing} key={placeId} />
            </ReadOnly>
          )}
        </OfMandate>
      )}
    </OfPlace>
  </Page>
)

function OfDraft(props: OfOwnMandate) {
  const offer = useOffer()
  const profile = useQuery(profileQueries(props.api, props.person).own())
  const { current, unsigned } = props.standing
  return (
    <Fetched query={profile} skeleton={<SkeletonText lines={8} />}>
      {(own) => (
        <WithDraft
          {...props}
          form={mandateDraft}
          blank={firstWritten({ profile: own, offer, known: unsigned ?? current })}
        >
          {(kept) => <SetupFlow {...props} kept={kept} />}
        </WithDraft>
      )}
    </Fetched>
  )
}
