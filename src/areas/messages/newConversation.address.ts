import type { ConversationEntityKind } from '#contract/messages/conversations.ts'
import { conversationEntityKinds, conversationNameLimit } from '#contract/messages/conversations.ts'
import { entityWords, toManagerWord } from '#src/parts/writeToManager.ts'

/** The subject of the new conversation, with its title from the link. */
export type Subject = { readonly kind: ConversationEntityKind; readonly id: string; readonly title: string }
export type Wanted = { readonly name: string; readonly isToManager: boolean; readonly subject: Subject | null }

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** The content of the address: a link « Écrire au gestionnaire » names the subject. */
export function wantedIn(search: string): Wanted {
  const query = new URLSearchParams(search)
  const title = query.get('objet') ?? ''
  const kind = conversationEntityKinds.find((one) => uuid.test(query.get(entityWords[one]) ?? ''))
  const id = kind && query.get(entityWords[kind])
  return {
    name: title.slice(0, conversationNameLimit),
    isToManager: query.get('a') === toManagerWord,
    subject: kind && id ? { kind, id, title } : null,
  }
}
