import { sessionMachine } from '#machines/session/session/session.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { signedInSession, someImpersonation, someTokens } from '#tests/support/sessions.ts'

export const walks = [
  walkOf(sessionMachine, {
    inputs: [{ createId: () => 'sign-in' }],
    events: [
      { type: 'session.signIn', username: 'a@demo.example', password: 'x' },
      { type: 'session.refresh', staleToken: 'access-1' },
      { type: 'session.signOut' },
      { type: 'impersonation.start', userId: someImpersonation.userId, reason: 'call' },
      { type: 'impersonation.stop' },
      { type: 'session.changedElsewhere', session: null },
    ],
    answers: {
      readStored: [{ session: signedInSession(), refusal: null }],
      requestTokens: [someTokens()],
      renewTokens: [someTokens()],
      requestImpersonation: [someImpersonation],
      revokeTokens: [undefined],
    },
  }),
]
