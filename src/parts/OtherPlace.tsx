import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { Text } from '#src/ui/Text.tsx'
import type { ScreenProps } from './screenProps.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'placeId'> & {
  /** The place the page is about. */
  of: string
}

/** Names the place of the page when a link from a mail or a notification leads to a place that is not selected. */
export function OtherPlace({ api, person, placeId, of }: Props) {
  const t = useTranslate()
  const place = useQuery(placeQueries(api, person).detail(of)).data
  return place && of !== placeId ? <Text variant="muted">{t('shared.otherPlace', { place: place.name })}</Text> : null
}
