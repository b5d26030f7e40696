import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Box } from '#src/ui/Box.tsx'
import { fetchedPart } from '#src/ui/fetchedPart.tsx'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { Desk } from './Desk.tsx'
import { messageQueries } from './messageQueries.ts'
import { Thread } from './Thread.tsx'
import { useConversation } from './useConversation.ts'

/** Fetched by staff only. */
const DeskBar = fetchedPart('deskBar', async () => (await import('./desk/DeskBar.tsx')).DeskBar)
const CannedAnswers = fetchedPart('cannedAnswers', async () => (await import('./desk/CannedAnswers.tsx')).CannedAnswers)

/** One conversation: its messages in reading order, and the field for the next one. */
export function ConversationScreen({ params: { conversationId }, ...props }: PropsOfPage<'conversation'>) {
  const { api, person } = props
  const t = useTranslate()
  const detail = useQuery(messageQueries(api, person).detail(conversationId))
  const open = (placeId: string) => (
    <Desk
      {...props}
      screen="conversation"
      placeId={placeId}
      currentId={conversationId}
      {...(detail.data && { title: detail.data.name })}
    >
      <Fetched
        query={detail}
        gone={
          <Gone
            icon="messages"
            title={t('conversation.gone.title')}
            text={t('conversation.gone.text')}
            href={screenPaths.messages}
            label={t('conversation.gone.toList')}
          />
        }
        skeleton={<ConversationSkeleton />}
      >
        {(known) => <Known {...props} conversation={known} />}
      </Fetched>
    </Desk>
  )
  // A link may lead to a conversation of a place that is not selected.
  if (detail.data) return open(detail.data.placeId)
  return (
    <OfPlace screen="conversation" shell={props.shell} skeleton={<ConversationSkeleton />}>
      {open}
    </OfPlace>
  )
}

function Known({ conversation, ...props }: ScreenProps & { conversation: ConversationDetail }) {
  const { id, placeId, lastReadSeq, isToManager } = conversation
  const t = useTranslate()
  const isReadOnly = useIsReadOnly(props.session)
  const place = useQuery(placeQueries(props.api, props.person).detail(placeId))
  const isStaff = can(place.data?.roles ?? [], 'exchange.answer')
  const isDesk = isToManager && !isReadOnly && isStaff
  const ref = useConversation({ ...props, conversationId: id, readUpTo: lastReadSeq })
  return (
    <>
      <ConversationHead {...props} conversation={conversation} isReadOnly={isReadOnly} />
      {isDesk && (
        <Suspense fallback={<Box minHeight={61} borderBottom="border" bg="surfaceSunken" />}>
          <DeskBar {...props} conversation={conversation} />
        </Suspense>
      )}
      <Thread {...props} {...{ conversation, isReadOnly, isStaff }} conversationRef={ref} />
      {isReadOnly ? (
        <Box p={4} borderTop="border">
          {t('conversation.compose.readOnly')}
        </Box>
      ) : (
        <Composer
          {...props}
          conversation={conversation}
          conversationRef={ref}
          {...(isDesk && {
            prepared: (fill, onClose) => (
              <Suspense>
                <CannedAnswers {...props} placeId={placeId} onUse={fill} onClose={onClose} />
              </Suspense>
            ),
          })}
        />
      )}
    </>
  )
}
