import { useQuery } from '@tanstack/react-query'
import type { Agency } from '#contract/places.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { ApiError } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { WriteToManagerLink } from '#src/parts/WriteToManagerLink.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { PersonLine } from './PersonLine.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'

/** The agency of the selected place: its address, opening hours and staff. */
export function AgencyScreen(props: ScreenProps) {
  return (
    <OfPlace screen="agency" shell={props.shell} skeleton={<PlaceSkeleton />}>
      {(placeId) => <AgencyOf {...props} placeId={placeId} />}
    </OfPlace>
  )
}

type OfPlaceProps = Pick<ScreenProps, 'api' | 'person' | 'session'> & { placeId: string }

function AgencyOf(props: OfPlaceProps) {
  const { api, person, placeId } = props
  const t = useTranslate()
  const agency = useQuery(placeQueries(api, person).agency(placeId))
  const isMissing = agency.error instanceof ApiError && agency.error.status === 404
  return (
    <Page screen="agency" {...(agency.data && { title: agency.data.name })}>
      {isMissing ? (
        <EmptyState icon="building" title={t('places.agency.noneTitle')}>
          <Text>{t('places.agency.noneText')}</Text>
        </EmptyState>
      ) : (
        <Loaded query={agency} skeleton={<PlaceSkeleton />}>
          {(known) => <Cards {...props} agency={known} />}
        </Loaded>
      )}
    </Page>
  )
}

function Cards({ agency, ...props }: OfPlaceProps & { agency: Agency }) {
  const t = useTranslate()
  const { address, phoneNumber, email, openingHours, team } = agency
  return (
    <Grid gap={5} alignItems="start" columns={{ base: 1, desktop: 2 }}>
      <Stack gap={5}>
        <Panel title={t('places.agency.contact')}>
          <Stack gap={3}>
            <Grid justifyItems="start">
              <Flex as="address" gap={3} alignItems="center" minHeight={44} fontStyle="normal">
                <Icon name="home" color="link" />
                {address}
              </Flex>
              <Flex as="p" gap={3} alignItems="center" minHeight={44}>
                <Icon name="phone" color="link" />
                <TextLink href={`tel:${phoneNumber}`} isStandalone overflowWrap="anywhere">
                  <VisuallyHidden>{t('places.agency.call', { phone: readPhone(phoneNumber) })}</VisuallyHidden>
                  <span aria-hidden="true">{readPhone(phoneNumber)}</span>
                </TextLink>
              </Flex>
              <Flex as="p" gap={3} alignItems="center" minHeight={44}>
                <Icon name="mail" color="link" />
                <TextLink href={`mailto:${email}`} isStandalone overflowWrap="anywhere">
                  <VisuallyHidden>{t('places.agency.write', { email })}</VisuallyHidden>
                  <span aria-hidden="true">
                    <EmailText email={email} />
                  </span>
                </TextLink>
              </Flex>
            </Grid>
            <WriteToManagerLink {...props} of={props.placeId} />
          </Stack>
        </Panel>
        <OpeningHours hours={openingHours} />
      </Stack>
      <Panel title={t('places.agency.team')}>
        {team.length === 0 && <Text variant="muted">{t('places.agency.teamNone')}</Text>}
        <RuledList>
          {team.map((person) => (
            <PersonLine key={`${person.userId} ${person.role}`} person={person} avatarSize={48} isLong>
              <Tag>{t(`roles.${person.role}`)}</Tag>
              <Grid justifyItems="start" mt={1} fontSize="compact">
                {person.phoneNumber !== null && (
                  <TextLink href={`tel:${person.phoneNumber}`} isStandalone>
                    {readPhone(person.phoneNumber)}
                  </TextLink>
                )}
                <TextLink href={`mailto:${person.email}`} isStandalone>
                  <EmailText email={person.email} />
                </TextLink>
              </Grid>
            </PersonLine>
          ))}
        </RuledList>
      </Panel>
    </Grid>
  )
}
