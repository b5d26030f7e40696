import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ConversationsSkeleton } from './ConversationsSkeleton.tsx'
import { Desk } from './Desk.tsx'
import { messageQueries } from './messageQueries.ts'
import { useListChoice } from './useListChoice.ts'

/** The conversations of the selected place. */
export const MessagesScreen = (props: ScreenProps) => (
  <OfPlace screen="messages" shell={props.shell} skeleton={<ConversationsSkeleton />}>
    {(placeId) => (
      <Desk {...props} screen="messages" placeId={placeId} currentId={null}>
        <NothingChosen {...props} placeId={placeId} />
      </Desk>
    )}
  </OfPlace>
)

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal'> & { placeId: string }

/** An empty list offers nothing to choose. */
function NothingChosen({ api, person, portal, placeId }: Props) {
  const t = useTranslate()
  const { filters } = useListChoice(portal)
  const { data } = useInfiniteQuery(messageQueries(api, person).list(placeId, filters))
  if (!data?.total) return null
  return (
    <Grid placeItems="center" flex={1}>
      <EmptyState icon="message" title={t('messages.list.choose')}>
        <Text>{t('messages.list.chooseText')}</Text>
      </EmptyState>
    </Grid>
  )
}
