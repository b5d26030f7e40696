import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import { fieldCode } from '#contract/problems.ts'
import type { ConversationRef } from '#machines/messages/conversation/conversation.machine.ts'
import { conversationMachine } from '#machines/messages/conversation/conversation.machine.ts'
import { selectHasUnsent, selectOutbox } from '#machines/messages/conversation/conversation.selectors.ts'
import { selectPersonInPortal } from '#machines/portal/portal/portal.selectors.ts'
import { tabNote } from '#src/api/tabNote.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import type { OfConversation } from './conversation.actors.ts'
import { conversationActors } from './conversation.actors.ts'
import { messageCache } from './messageCache.ts'
import { guardUnsent } from './unsentGuard.ts'

const unsent = z.array(
  z.object({
    key: z.string(),
    body: z.string(),
    attachments: z.array(attachment),
    writtenAt: z.iso.datetime(),
    refusal: z.nullable(z.union([fieldCode, z.literal('notPossible')])),
  }),
)
/** The outbox of a conversation survives a reload of this tab. */
const noteOf = (person: string, conversationId: string) => tabNote(`outbox:${person}:${conversationId}`, unsent)

type Open = { readonly ref: ConversationRef; screens: number }
/** The outboxes of one person: their cache lives as long as their session. */
const opened = new WeakMap<QueryClient, Map<string, Open>>()

function mapOf(client: QueryClient) {
  const known = opened.get(client)
  if (known) return known
  const map = new Map<string, Open>()
  opened.set(client, map)
  return map
}

type Settings = OfConversation & Pick<ScreenProps, 'inspect'> & { readonly readUpTo: number }

function start({ inspect, readUpTo, ...of }: Settings): ConversationRef {
  const note = noteOf(of.person, of.conversationId)
  const cache = messageCache(of.client, of.person, of.conversationId)
  const machine = conversationMachine.provide({
    actors: conversationActors(of),
    actions: {
      keepOutbox: (_, { outbox }) => {
        if (outbox.length > 0)
          note.write(outbox.map((message) => ({ ...message, attachments: [...message.attachments] })))
        else note.clear()
      },
      showPosted: (_, { message }) => cache.showPosted(message),
    },
  })
  const input = { outbox: note.read() ?? [], readUpTo }
  return createActor(machine, { input, ...(inspect && { inspect }) }).start()
}

/** The flow of a conversation. It continues without its screen while messages wait, so that each is sent once, in order. */
export function openConversation(settings: Settings): ConversationRef {
  const map = mapOf(settings.client)
  const known = map.get(settings.conversationId)
  if (known) return known.ref
  if (map.size === 0) guard(settings)
  const ref = start(settings)
  map.set(settings.conversationId, { ref, screens: 0 })
  return ref
}

const guarded = new WeakSet<QueryClient>()
function guard({ client, person, portal }: OfConversation) {
  if (guarded.has(client)) return
  guarded.add(client)
  guardUnsent(() => selectPersonInPortal(portal.getSnapshot()) === person && countUnsent(client) > 0)
}

/** Called when a screen shows the conversation. Returns a function to call when it no longer does. */
export function showConversation(client: QueryClient, conversationId: string): () => void {
  const map = mapOf(client)
  const open = map.get(conversationId)
  if (!open) return () => undefined
  open.screens += 1
  const stopIfDone = () => {
    if (open.screens > 0 || selectHasUnsent(open.ref.getSnapshot())) return
    open.ref.stop()
    map.delete(conversationId)
    watching.unsubscribe()
  }
  const watching = open.ref.subscribe(stopIfDone)
  return () => {
    open.screens -= 1
    // React may unmount and remount a screen in one go.
    queueMicrotask(stopIfDone)
  }
}

/** Whether a message of this conversation waits on this device, including messages from before a reload. */
export const hasUnsent = (client: QueryClient, person: string, conversationId: string) => {
  const open = mapOf(client).get(conversationId)
  return open ? selectHasUnsent(open.ref.getSnapshot()) : (noteOf(person, conversationId).read() ?? []).length > 0
}

/** The number of this person's messages that wait on this device. */
export const countUnsent = (client: QueryClient) =>
  [...mapOf(client).values()].reduce((sum, { ref }) => sum + selectOutbox(ref.getSnapshot()).length, 0)

/** The person has chosen to lose them. */
export function forgetUnsent(client: QueryClient) {
  for (const { ref } of mapOf(client).values()) {
    for (const { key } of selectOutbox(ref.getSnapshot())) ref.send({ type: 'message.delete', key })
  }
}
