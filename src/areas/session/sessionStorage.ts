import * as z from 'zod/mini'
import { impersonation, sessionTokens } from '#contract/session.ts'
import type { StoredSession } from '#machines/session/session/session.setup.ts'

/** The one key of the session (specification §3), and the only others that outlive a log-out. */
export const sessionKey = 'state'
const keptKeys: readonly string[] = ['locale', 'hasSkippedCheck', 'hasDismissedBanner', 'measuring']

const storedState = z.object({
  id: z.string().check(z.minLength(1)),
  user: z.extend(sessionTokens, { impersonatedUser: z.nullable(impersonation) }),
  ui: z.object({ selectedPlaceId: z.nullable(z.uuid()) }),
})

/** The stored value may come from an older version or from anybody: one that cannot be parsed counts as no session. */
export function readSession(text: string | null): StoredSession | null {
  try {
    const { id, user, ui } = storedState.parse(JSON.parse(text ?? 'null'))
    return { id, user, selectedPlaceId: ui.selectedPlaceId }
  } catch {
    return null
  }
}

const writeSession = ({ id, user, selectedPlaceId }: StoredSession) =>
  JSON.stringify(storedState.parse({ id, user, ui: { selectedPlaceId } }))

type Stores = { readonly local: Storage; readonly tab: Storage }
export type SessionStorage = ReturnType<typeof createSessionStorage>

/** The session in local storage. Each write notifies the other tabs of this browser. */
export const createSessionStorage = ({ local, tab }: Stores) => ({
  read: () => readSession(local.getItem(sessionKey)),
  write: (session: StoredSession) => local.setItem(sessionKey, writeSession(session)),
  /** Removes all data of the person, including what was typed in this tab. */
  clear: () => {
    const keys = Array.from({ length: local.length }, (_, index) => local.key(index))
    for (const key of keys) if (key !== null && !keptKeys.includes(key)) local.removeItem(key)
    tab.clear()
  },
})
