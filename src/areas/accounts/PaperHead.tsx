import { useQuery } from '@tanstack/react-query'
import { serverNow } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  /** Names the person whose account it is. */
  isPersonal?: boolean
}

/** The context that a print lacks without the frame: whose accounts these are, who keeps them, and their day. */
export function PaperHead({ api, person, placeId, isPersonal = false }: Props) {
  const { translate: t, format } = useLanguage()
  const { brandName } = useOffer()
  const { data: place } = useQuery(placeQueries(api, person).detail(placeId))
  const { data: profile } = useQuery({ ...profileQueries(api, person).own(), enabled: isPersonal })
  if (!place) return null
  return (
    <Box display={{ base: 'none', print: 'block' }}>
      {isPersonal && profile && <Text variant="strong">{profile.displayName}</Text>}
      <Text variant="strong">{place.name}</Text>
      <Text>{place.address}</Text>
      <Text variant="small">
        {t('building.printed', { brand: brandName, date: format.date(new Date(serverNow())) })}
      </Text>
    </Box>
  )
}
