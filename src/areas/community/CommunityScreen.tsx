import { useQuery } from '@tanstack/react-query'
import { can } from '#contract/permissions.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ContactsSkeleton } from './ContactsSkeleton.tsx'
import { Directory } from './Directory.tsx'
import { Invitations } from './Invitations.tsx'
import { InvitePerson } from './InvitePerson.tsx'

export type OfOnePlace = ScreenProps & { placeId: string; place: PlaceDetail }

/** The residents and staff of the selected place, and the invitations to it. */
export function CommunityScreen(props: ScreenProps) {
  return (
    <OfPlace screen="community" shell={props.shell} skeleton={<ContactsSkeleton />}>
      {(placeId) => <Community {...props} placeId={placeId} />}
    </OfPlace>
  )
}

function Community(props: ScreenProps & { placeId: string }) {
  const place = useQuery(placeQueries(props.api, props.person).detail(props.placeId))
  const isReadOnly = useIsReadOnly(props.session)
  const mayInvite = !isReadOnly && can(place.data?.roles ?? [], 'invitation.create')
  return (
    <Page screen="community" action={place.data && mayInvite && <InvitePerson {...props} place={place.data} />}>
      <Loaded query={place} skeleton={<ContactsSkeleton />}>
        {(detail) => <Parts {...props} place={detail} />}
      </Loaded>
    </Page>
  )
}

function Parts(props: OfOnePlace) {
  const t = useTranslate()
  const { roles } = props.place
  const invitations = can(roles, 'invitation.read') && <Invitations {...props} />
  return (
    <Stack gap={7}>
      {can(roles, 'contact.read') ? (
        <Directory {...props}>{invitations}</Directory>
      ) : (
        <>
          <EmptyState icon="lock" title={t('community.forbiddenTitle')}>
            <Text>{t('community.forbiddenText')}</Text>
          </EmptyState>
          {invitations}
        </>
      )}
    </Stack>
  )
}
