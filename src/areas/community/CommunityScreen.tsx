import { useQuery } from '@tanstack/react-query'
import { can, type Permission } from '#contract/permissions.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
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
  const t = useTranslate()
  const place = useQuery(placeQueries(props.api, props.person).detail(props.placeId)).data
  const isReadOnly = useIsReadOnly(props.session)
  // Until the roles are known, the page is that of an owner, like most.
  const may = (permission: Permission) => place === undefined || can(place.roles, permission)
  const invitations = place && can(place.roles, 'invitation.read') && <Invitations {...props} place={place} />
  return (
    <Page screen="community" action={!isReadOnly && may('invitation.create') && <InvitePerson {...props} />}>
      <Stack gap={7}>
        {may('contact.read') ? (
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
    </Page>
  )
}
