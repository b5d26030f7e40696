import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AnswersPanel } from '../answers/AnswersPanel.tsx'
import { WaitingLines } from '../answers/WaitingLines.tsx'
import { CollectionFiles } from './CollectionFiles.tsx'
import { collectionQueries } from './collectionQueries.ts'
import { OutlookPanel } from './OutlookPanel.tsx'

export type OfBank = ScreenProps & { readonly placeId: string }

/** The future collections of the selected place, and their files. */
export function CollectionsScreen(props: ScreenProps) {
  const t = useTranslate()
  return (
    <Page screen="collections">
      <OfPlace shell={props.shell} skeleton={<CardsSkeleton lines={[5, 3, 3]} />}>
        {(placeId) => (
          <ReadOnly session={props.session}>
            <Stack gap={5}>
              <Text variant="muted">{t('collections.lead')}</Text>
              <Collections {...props} placeId={placeId} />
            </Stack>
          </ReadOnly>
        )}
      </OfPlace>
    </Page>
  )
}

function Collections(props: OfBank) {
  const outlook = useQuery(collectionQueries(props.api, props.person, props.placeId).outlook)
  return (
    <Fetched query={outlook} skeleton={<CardsSkeleton lines={[5, 3, 3]} />}>
      {(known) => (
        <>
          <OutlookPanel {...props} outlook={known} />
          <WaitingLines {...props} />
          <CollectionFiles {...props} />
          <AnswersPanel {...props} />
        </>
      )}
    </Fetched>
  )
}
