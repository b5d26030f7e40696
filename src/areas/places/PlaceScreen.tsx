import { useQuery } from '@tanstack/react-query'
import { can } from '#contract/permissions.ts'
import type { PlaceDetail } from '#contract/places.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { AgencyCard } from './AgencyCard.tsx'
import { FiscalYearCard } from './FiscalYearCard.tsx'
import { IdentitiesCard } from './IdentitiesCard.tsx'
import { OwnLots } from './OwnLots.tsx'
import { PlaceEdit } from './PlaceEdit.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'
import { SharedWith } from './SharedWith.tsx'

/** The selected place: its facts, the person's lots, and their names in it. */
export function PlaceScreen(props: ScreenProps) {
  return (
    <OfPlace screen="place" shell={props.shell} skeleton={<PlaceSkeleton />}>
      {(placeId, selection) => <OnePlace {...props} placeId={placeId} selection={selection} />}
    </OfPlace>
  )
}

type Props = ScreenProps & { placeId: string; selection: PlaceSelectionRef }

function OnePlace(props: Props) {
  const place = useQuery(placeQueries(props.api, props.person).detail(props.placeId))
  const isReadOnly = useIsReadOnly(props.session)
  const mayEdit = !isReadOnly && can(place.data?.roles ?? [], 'place.update')
  return (
    <Page
      screen="place"
      {...(place.data && { title: place.data.name })}
      action={place.data && mayEdit && <PlaceEdit {...props} place={place.data} />}
    >
      <Loaded query={place} skeleton={<PlaceSkeleton />}>
        {(detail) => <Cards {...props} place={detail} />}
      </Loaded>
    </Page>
  )
}

function Cards({ place, ...props }: Props & { place: PlaceDetail }) {
  return (
    <Grid gap={5} alignItems="start" columns={{ base: 1, desktop: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
      <Stack gap={5}>
        <PlaceFacts place={place} />
        <OwnLots place={place} />
        <IdentitiesCard {...props} />
      </Stack>
      <Stack gap={5}>
        <AgencyCard {...props} hasAgency={place.agencyId !== null} />
        {can(place.roles, 'fiscalYear.read') && <FiscalYearCard {...props} />}
        <SharedWith place={place} session={props.session} />
      </Stack>
    </Grid>
  )
}
