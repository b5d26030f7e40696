import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AnswersPanel } from '../answers/AnswersPanel.tsx'
import { answerQueries } from '../answers/answerQueries.ts'
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
  const { api, person, placeId } = props
  const collections = collectionQueries(api, person, placeId)
  const outlook = useQuery(collections.outlook)
  const lists = [useInfiniteQuery(answerQueries(api, person, placeId).waiting), useInfiniteQuery(collections.files)]
  const skeleton = <CardsSkeleton lines={[5, 3, 3]} />
  // The panels come together: each would move those below it when its rows arrive.
  if (lists.some(isFirstLoad)) return <Awaited>{skeleton}</Awaited>
  return (
    <Fetched query={outlook} skeleton={skeleton}>
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
