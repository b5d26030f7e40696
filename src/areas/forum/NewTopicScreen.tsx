import { useState } from 'react'
import type { ValueOf } from '#contract/defineDraft.ts'
import { topicDraft } from '#contract/forum/forumDrafts.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { newUuid } from '#src/parts/newUuid.ts'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { Card } from '#src/ui/Card.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Coowners } from './Coowners.tsx'
import { NewTopic } from './NewTopic.tsx'

export type TopicValue = ValueOf<typeof topicDraft>

const form = (
  <Card>
    <FormSkeleton fields={3} />
  </Card>
)

function Waiting() {
  const t = useTranslate()
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('forum.start.lead')}</Text>
      {form}
    </Stack>
  )
}

/** Begins a topic in the selected place. */
export const NewTopicScreen = (props: ScreenProps) => (
  <Page screen="newTopic" width={832}>
    <OfPlace shell={props.shell} skeleton={<Waiting />}>
      {(placeId) => (
        <Coowners {...props} placeId={placeId} skeleton={<Waiting />}>
          {() => <OfOnePlace {...props} placeId={placeId} />}
        </Coowners>
      )}
    </OfPlace>
  </Page>
)

function OfOnePlace(props: ScreenProps & { placeId: string }) {
  const { placeId, session } = props
  const t = useTranslate()
  const isReadOnly = useIsReadOnly(session)
  const [blank] = useState<TopicValue>(() => ({ key: newUuid(), title: '', category: null, body: '' }))
  return (
    <ReadOnly session={session}>
      <Text variant="muted">{t('forum.start.lead')}</Text>
      <WithDraft skeleton={form} {...props} form={topicDraft} placeId={placeId} blank={blank} isWanted={!isReadOnly}>
        {(kept) => <NewTopic {...props} placeId={placeId} kept={kept} />}
      </WithDraft>
    </ReadOnly>
  )
}
