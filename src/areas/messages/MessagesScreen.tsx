import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ConversationsSkeleton } from './ConversationsSkeleton.tsx'
import { Desk } from './Desk.tsx'

/** The conversations of the selected place. */
export const MessagesScreen = (props: ScreenProps) => (
  <OfPlace screen="messages" shell={props.shell} skeleton={<ConversationsSkeleton />}>
    {(placeId) => (
      <Desk {...props} screen="messages" placeId={placeId} currentId={null}>
        <NothingChosen />
      </Desk>
    )}
  </OfPlace>
)

function NothingChosen() {
  const t = useTranslate()
  return (
    <Grid placeItems="center" flex={1}>
      <EmptyState icon="message" title={t('messages.list.choose')}>
        <Text>{t('messages.list.chooseText')}</Text>
      </EmptyState>
    </Grid>
  )
}
