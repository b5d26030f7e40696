import { useState } from 'react'
import type { ValueOf } from '#contract/defineDraft.ts'
import { conversationDraft } from '#contract/messages/messageDrafts.ts'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { newUuid } from '#src/parts/newUuid.ts'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { Permitted } from '#src/parts/Permitted.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { Card } from '#src/ui/Card.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Closed } from './Closed.tsx'
import { NewConversation } from './NewConversation.tsx'
import type { Wanted } from './newConversation.address.ts'
import { wantedIn } from './newConversation.address.ts'

export type ConversationValue = ValueOf<typeof conversationDraft>

const form = (
  <Card>
    <FormSkeleton fields={3} />
  </Card>
)

function Waiting() {
  const t = useTranslate()
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('messages.start.lead')}</Text>
      {form}
    </Stack>
  )
}

/** Starts a conversation in the selected place. */
export const NewConversationScreen = (props: ScreenProps) => (
  <Page screen="newConversation" width={832}>
    <OfPlace shell={props.shell} skeleton={<Waiting />}>
      {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
    </OfPlace>
  </Page>
)

function OfOnePlace(props: ScreenProps & { placeId: string }) {
  const { placeId, portal, session } = props
  const t = useTranslate()
  const isReadOnly = useIsReadOnly(session)
  const [wanted] = useState(() => wantedIn(selectLocation(portal.getSnapshot()).search))
  const [blank] = useState(() => blankFor(wanted))
  return (
    <Permitted {...props} permission="conversation.read" closed={<Closed {...props} />} skeleton={<Waiting />}>
      {() => (
        <ReadOnly session={session}>
          <Text variant="muted">{t('messages.start.lead')}</Text>
          <WithDraft
            skeleton={form}
            {...props}
            form={conversationDraft}
            placeId={placeId}
            blank={blank}
            isWanted={!isReadOnly}
          >
            {(kept) => <NewConversation {...props} placeId={placeId} wanted={wanted} kept={kept} />}
          </WithDraft>
        </ReadOnly>
      )}
    </Permitted>
  )
}

const blankFor = ({ name, isToManager, subject }: Wanted): ConversationValue => ({
  key: newUuid(),
  name,
  members: [],
  distributionListIds: [],
  isToManager,
  entities: subject ? [subject] : [],
  body: '',
})
