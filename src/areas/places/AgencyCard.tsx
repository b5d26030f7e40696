import { useQuery } from '@tanstack/react-query'
import { applicationPaths } from '#contract/addresses.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; hasAgency: boolean }

export function AgencyCard({ hasAgency, ...props }: Props) {
  const t = useTranslate()
  if (hasAgency) return <KnownAgency {...props} />
  return (
    <Panel title={t('places.agencyCard.title')}>
      <Text variant="muted">{t('places.agencyCard.none')}</Text>
    </Panel>
  )
}

/** A placeholder as high as the card of an agency. */
const AgencySkeleton = () => (
  <Stack gap={4}>
    {['60%', '80%', '45%', '35%'].map((width) => (
      <Skeleton key={width} width={width} height="1.375rem" />
    ))}
  </Stack>
)

function KnownAgency({ api, person, placeId }: Omit<Props, 'hasAgency'>) {
  const t = useTranslate()
  const agency = useQuery(placeQueries(api, person).agency(placeId))
  return (
    <Panel title={t('places.agencyCard.title')}>
      <Loaded query={agency} line skeleton={<AgencySkeleton />}>
        {({ name, address, phoneNumber }) => (
          <Grid justifyItems="start">
            <Text variant="strong">{name}</Text>
            <Text variant="muted">{address}</Text>
            <TextLink href={`tel:${phoneNumber}`} isStandalone>
              {readPhone(phoneNumber)}
            </TextLink>
            <TextLink href={applicationPaths.agency} isStandalone>
              {t('places.agencyCard.open')}
            </TextLink>
          </Grid>
        )}
      </Loaded>
    </Panel>
  )
}
