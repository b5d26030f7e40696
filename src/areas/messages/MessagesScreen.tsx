import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
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

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'session'> & { placeId: string }

/** What to do while no conversation is open: choose one of the list, write the first, show others, or wait for the list. */
function NothingChosen({ api, person, portal, session, placeId }: Props) {
  const t = useTranslate()
  const { shown, search, filters } = useListChoice(portal)
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const { data, isError } = useInfiniteQuery({
    ...messageQueries(api, person).list(placeId, filters),
    enabled: place.data !== undefined,
  })
  const isReadOnly = useIsReadOnly(session)
  if (!data && !isError && !place.isError) return null
  const isAll = shown === 'all' && search === ''
  const reason = !data ? 'unknown' : data.total > 0 ? 'choose' : isAll ? 'nothing' : 'closed'
  return (
    <Grid placeItems="center" flex={1}>
      <EmptyState
        icon="message"
        title={t(`messages.list.${reason}`)}
        action={
          reason === 'nothing' &&
          !isReadOnly && (
            <LinkButton href={screenPaths.newConversation} variant="secondary">
              {t('messages.list.begin')}
            </LinkButton>
          )
        }
      >
        <Text>{t(`messages.list.${reason}Text`)}</Text>
      </EmptyState>
    </Grid>
  )
}
