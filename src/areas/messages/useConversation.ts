import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { openConversation, showConversation } from './outboxes.ts'

type Settings = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'inspect'> & {
  readonly conversationId: string
  readonly readUpTo: number
}

/** The flow of the conversation on screen. */
export function useConversation({ api, person, portal, inspect, conversationId, readUpTo }: Settings) {
  const client = useQueryClient()
  const [ref] = useState(() => openConversation({ api, client, person, portal, inspect, conversationId, readUpTo }))
  useEffect(() => showConversation(client, conversationId), [client, conversationId])
  return ref
}
