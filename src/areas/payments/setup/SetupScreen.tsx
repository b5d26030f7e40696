import { useQuery } from '@tanstack/react-query'
import { mandateDraft } from '#contract/payments/mandateDraft.ts'
import type { Profile } from '#contract/profile.ts'
import { Fetched } from '#src/parts/Fetched.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { FormSkeleton, StepsSkeleton } from '#src/ui/FormSkeleton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { OfMandate } from '../mandate/OfMandate.tsx'
import type { OfOwnMandate } from '../mandate/OwnMandate.tsx'
import { ownMobile } from './ownMobile.ts'
import { SetupFlow } from './SetupFlow.tsx'
import { firstWritten } from './setup.forms.ts'

/** Sets up a mandate in the selected place: creating, signing, paying. */
export const SetupScreen = (props: ScreenProps) => (
  <Page screen="mandateSetup" width={832}>
    <OfPlace shell={props.shell} skeleton={<SetupSkeleton />}>
      {(placeId) => (
        <OfMandate {...props} placeId={placeId} skeleton={<SetupSkeleton />}>
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

const SetupSkeleton = () => (
  <Stack gap={5}>
    <StepsSkeleton steps={3} />
    <FormSkeleton />
  </Stack>
)

function OfDraft(props: OfOwnMandate) {
  const profile = useQuery(profileQueries(props.api, props.person).own())
  return (
    <Fetched query={profile} skeleton={<SetupSkeleton />}>
      {(own) => <OfProfile {...props} profile={own} />}
    </Fetched>
  )
}

function OfProfile({ profile, ...props }: OfOwnMandate & { profile: Profile }) {
  const offer = useOffer()
  const mobile = useQuery(ownMobile(profile.phoneNumber, offer.acceptedCountries))
  const { current, unsigned } = props.standing
  return (
    <Fetched query={mobile} skeleton={<SetupSkeleton />}>
      {(found) => (
        <WithDraft
          {...props}
          form={mandateDraft}
          skeleton={<SetupSkeleton />}
          blank={firstWritten({ profile, mobile: found, offer, known: unsigned ?? current })}
        >
          {(kept) => <SetupFlow {...props} kept={kept} />}
        </WithDraft>
      )}
    </Fetched>
  )
}
