import { Awaited } from '#src/parts/Awaited.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { NextDebits } from '../followed/NextDebits.tsx'
import { useNextDebits } from '../followed/useNextDebits.ts'
import { offeredActs, type Standing, shownMandate } from '../standing.ts'
import { DropMandate } from './DropMandate.tsx'
import { KindPanel } from './KindPanel.tsx'
import { MandateDetails } from './MandateDetails.tsx'
import { NextStep } from './NextStep.tsx'
import { NightNotice } from './NightNotice.tsx'
import { Replacement } from './Replacement.tsx'
import { RevokeMandate } from './RevokeMandate.tsx'
import { StandingCard } from './StandingCard.tsx'

export type OfOwnMandate = ScreenProps & { readonly placeId: string; readonly standing: Standing }

/** The mandate of the person in one place. */
export function OwnMandate(props: OfOwnMandate) {
  const { standing } = props
  const next = useNextDebits(props)
  const { current, unsigned } = standing
  const offered = offeredActs(standing)
  const shown = shownMandate(standing)
  // The panel would push down those below it.
  if (next.isFirstLoad)
    return (
      <Awaited>
        <CardsSkeleton lines={[3, 4]} />
      </Awaited>
    )
  return (
    <Stack gap={5}>
      <NightNotice standing={standing} />
      <StandingCard standing={standing}>
        <NextStep standing={standing} />
        {!current && offered.drop && <DropMandate {...props} />}
      </StandingCard>
      <NextDebits {...props} />
      {current && unsigned && <Replacement {...props} />}
      {shown && <MandateDetails {...props} mandate={shown} />}
      {current && offered.revoke && standing.state !== 'suspended' && <KindPanel {...props} mandate={current} />}
      {offered.revoke && <RevokeMandate {...props} />}
    </Stack>
  )
}
