import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { Agency } from '#contract/places.ts'
import { ApiError } from '#src/api/api.ts'
import { readPhone } from '#src/i18n/format.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { media } from '#src/theme/scales.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { personLine, personLines } from './lineStyles.ts'
import { OpeningHours } from './OpeningHours.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'

const columns = css({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const ways = css({
  display: 'grid',
  justifyItems: 'start',
  '& > p, & > address': { display: 'flex', gap: 12, alignItems: 'center', minHeight: 44, fontStyle: 'normal' },
  '& svg': { flex: 'none', color: 'var(--color-link)' },
  '& a': { overflowWrap: 'anywhere' },
})
const member = css([personLine, { alignItems: 'flex-start' }])
const memberWays = css({ display: 'grid', justifyItems: 'start', marginBlockStart: 4, fontSize: '0.9375rem' })

/** Who manages the selected place: where, when, and who exactly. */
export function AgencyScreen({ api, person, shell }: ScreenProps) {
  return (
    <OfPlace screen="agency" shell={shell} skeleton={<PlaceSkeleton />}>
      {(placeId) => <AgencyOf api={api} person={person} placeId={placeId} />}
    </OfPlace>
  )
}

function AgencyOf({ api, person, placeId }: Pick<ScreenProps, 'api' | 'person'> & { placeId: string }) {
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
          {(known) => <Cards agency={known} />}
        </Loaded>
      )}
    </Page>
  )
}

function Cards({ agency: { address, phoneNumber, email, openingHours, team } }: { agency: Agency }) {
  const t = useTranslate()
  return (
    <div css={columns}>
      <Stack gap={5}>
        <Panel title={t('places.agency.contact')}>
          <div css={ways}>
            <address>
              <Icon name="home" />
              {address}
            </address>
            <p>
              <Icon name="phone" />
              <TextLink href={`tel:${phoneNumber}`}>
                <VisuallyHidden>{t('places.agency.call', { phone: readPhone(phoneNumber) })}</VisuallyHidden>
                <span aria-hidden="true">{readPhone(phoneNumber)}</span>
              </TextLink>
            </p>
            <p>
              <Icon name="mail" />
              <TextLink href={`mailto:${email}`}>
                <VisuallyHidden>{t('places.agency.write', { email })}</VisuallyHidden>
                <span aria-hidden="true">{email}</span>
              </TextLink>
            </p>
          </div>
        </Panel>
        <OpeningHours hours={openingHours} />
      </Stack>
      <Panel title={t('places.agency.team')}>
        {team.length === 0 && <Text variant="muted">{t('places.agency.teamNone')}</Text>}
        <ul css={personLines}>
          {team.map((person) => (
            <li key={`${person.userId} ${person.role}`} css={member}>
              <Avatar person={person} size={48} />
              <div>
                <Text variant="strong">{person.displayName}</Text>
                <Tag>{t(`roles.${person.role}`)}</Tag>
                <div css={memberWays}>
                  {person.phoneNumber !== null && (
                    <TextLink href={`tel:${person.phoneNumber}`} isStandalone>
                      {readPhone(person.phoneNumber)}
                    </TextLink>
                  )}
                  <TextLink href={`mailto:${person.email}`} isStandalone>
                    {person.email}
                  </TextLink>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
