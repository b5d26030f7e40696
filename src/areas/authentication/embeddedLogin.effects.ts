import { fromCallback, fromPromise } from 'xstate'
import type { AuthMessage } from '#contract/authentication/embeddedLogin.ts'
import { authMessage, doneMessage, readyMessage } from '#contract/authentication/embeddedLogin.ts'
import type { EmbeddedLoginEvent } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'

type Dependencies = {
  /** The window of this page, and the one that embeds it. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly embedder: Pick<Window, 'postMessage'>
  /** Settles once the session belongs to that person. */
  readonly storeSession: (auth: AuthMessage) => Promise<void>
}

/** The implementations of the embeddedLogin machine. Messages go to one exact origin, and incoming ones are parsed first. */
export const embeddedLoginEffects = ({ page, embedder, storeSession }: Dependencies) => {
  const post = (message: { type: string }, origin: string | null) =>
    origin === null ? undefined : embedder.postMessage(message, origin)
  return {
    actors: {
      listenToMessages: fromCallback<EmbeddedLoginEvent>(({ sendBack }) => {
        const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
          if (source !== embedder) return
          sendBack({ type: 'message.received', origin, auth: authMessage.safeParse(data).data ?? null })
        }
        page.addEventListener('message', onMessage)
        return () => page.removeEventListener('message', onMessage)
      }),
      storeSession: fromPromise<void, { auth: AuthMessage }>(({ input }) => storeSession(input.auth)),
    },
    actions: {
      postReady: (_: unknown, { origin }: { origin: string | null }) => post(readyMessage, origin),
      postDone: (_: unknown, { origin }: { origin: string | null }) => post(doneMessage, origin),
    },
  }
}
