import { useInfiniteQuery } from '@tanstack/react-query'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import type { ConversationRef } from '#machines/messages/conversation/conversation.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Flex } from '#src/ui/Flex.tsx'
import { Text } from '#src/ui/Text.tsx'
import { messageQueries } from './messageQueries.ts'
import { SentMessageActs } from './SentMessageActs.tsx'
import { ThreadMessages } from './ThreadMessages.tsx'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'

export type OfThread = Pick<ScreenProps, 'api' | 'person' | 'fileUrl' | 'portal' | 'inspect' | 'say'> & {
  conversation: ConversationDetail
  conversationRef: ConversationRef
  isReadOnly: boolean
  /** Whether the reader answers for the manager. */
  isStaff: boolean
}

/** The messages of a conversation. */
export function Thread(props: OfThread) {
  const { api, person, conversation } = props
  const t = useTranslate()
  const thread = useInfiniteQuery(messageQueries(api, person).thread(conversation.id))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = thread
  return (
    <Flex flex={1} minHeight={0} flexDirection="column" position="relative">
      <Loaded query={thread} skeleton={<ThreadSkeleton />}>
        {(messages) => (
          <SentMessageActs {...props} messages={messages}>
            {(acts) => (
              <ThreadMessages
                {...props}
                messages={messages}
                acts={acts}
                older={{ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }}
                nothing={<Text variant="muted">{t('conversation.none')}</Text>}
              />
            )}
          </SentMessageActs>
        )}
      </Loaded>
    </Flex>
  )
}
