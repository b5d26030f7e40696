import * as z from 'zod/mini'
import { offerCode } from '#contract/offers.ts'
import { impersonation, sessionTokens } from '#contract/session.ts'
import type { SignInRefusal } from '#machines/authentication/authentication/signInRefusal.ts'
import type { StoredSession } from '#machines/session/session/session.setup.ts'

/** The one key of the session (specification §3), and the only others that outlive a log-out. */
export const sessionKey = 'state'
const keptKeys: readonly string[] = ['locale', 'hasSkippedCheck', 'hasDismissedBanner', 'measuring']

const refusal = z.object({
  code: z.string(),
  message: z.nullable(z.string()),
  remainingTries: z.nullable(z.number()),
  allowedOffer: z.nullable(offerCode),
})
/** `storedAnswers.ts` parses the rest of what is stored: the answers about the person. */
const storedState = z.looseObject({
  id: z.nullable(z.string().check(z.minLength(1))),
  user: z.nullable(z.extend(sessionTokens, { impersonatedUser: z.nullable(impersonation) })),
  ui: z.object({ selectedPlaceId: z.nullable(z.uuid()) }),
  isFetching: z._default(z.boolean(), false),
  isAuthenticated: z._default(z.boolean(), true),
  error: z._default(z.nullable(refusal), null),
})
type StoredState = z.output<typeof storedState>

/** The stored value may come from an older version or from anybody: an invalid one counts as none. */
function readState(text: string | null): StoredState | null {
  try {
    return storedState.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

function sessionOf(state: StoredState | null): StoredSession | null {
  if (!state?.isAuthenticated || state.id === null || state.user === null) return null
  return { id: state.id, user: state.user, selectedPlaceId: state.ui.selectedPlaceId }
}

/** Identifies the person that a session acts for, as `selectPersonKey` does. */
const personOf = ({ id, user }: StoredSession) => `${id}/${user.impersonatedUser?.userId ?? ''}`

export const readSession = (text: string | null): StoredSession | null => sessionOf(readState(text))

type Stores = { readonly local: Storage; readonly tab: Storage }
export type SessionStorage = ReturnType<typeof createSessionStorage>

/** The session in local storage. Each write notifies the other tabs of this browser. */
export function createSessionStorage({ local, tab }: Stores) {
  const state = () => readState(local.getItem(sessionKey))
  const put = (next: object) => local.setItem(sessionKey, JSON.stringify(storedState.parse(next)))
  /** The stored state, if it is about this person. */
  const stateOf = (person: string) => {
    const stored = state()
    const session = sessionOf(stored)
    return session && personOf(session) === person ? stored : null
  }
  return {
    read: () => sessionOf(state()),
    /** Why the last sign-in was refused. */
    readError: (): SignInRefusal | null => state()?.error ?? null,
    write: (session: StoredSession) => {
      const { id, user, selectedPlaceId } = session
      const now = { id, user, ui: { selectedPlaceId }, isFetching: false, isAuthenticated: true, error: null }
      put({ ...stateOf(personOf(session)), ...now })
    },
    /** A sign-in that is in progress, or was refused. Another tab may have signed in meanwhile: its session stays. */
    writeSignIn: (outcome: { isFetching: boolean; error: SignInRefusal | null }) => {
      if (sessionOf(state()) === null)
        put({ id: null, user: null, ui: { selectedPlaceId: null }, isAuthenticated: false, ...outcome })
    },
    /** The data stored with the session of this person. */
    readAnswers: (person: string): object => stateOf(person) ?? {},
    writeAnswers: (person: string, answers: object) => {
      const stored = stateOf(person)
      if (stored) put({ ...stored, ...answers })
    },
    /** Removes all data of the person, including drafts of this tab. */
    clear: () => {
      const keys = Array.from({ length: local.length }, (_, index) => local.key(index))
      for (const key of keys) if (key !== null && !keptKeys.includes(key)) local.removeItem(key)
      tab.clear()
    },
  }
}
