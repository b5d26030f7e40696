import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { conversationMutations } from './conversationMutations.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & {
  conversation: Pick<ConversationDetail, 'id' | 'isArchived'>
}

/** The changes of a person to their own copy of a conversation. */
export function useOwnChanges({ api, person, say, conversation: { id, isArchived } }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const change = useMutation(conversationMutations(api, client, person, id).change())
  return {
    change,
    /** Archives it, or takes it out of the archive. */
    archive(then: { onSuccess?: () => void; onError?: () => void }) {
      change.mutate(
        { isArchived: !isArchived },
        {
          onSuccess() {
            say(successSnack(t, t(isArchived ? 'conversation.panel.unarchived' : 'conversation.panel.archived')))
            then.onSuccess?.()
          },
          onError: () => then.onError?.(),
        },
      )
    },
  }
}
