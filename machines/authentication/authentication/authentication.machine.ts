/**
 * The authentication screen: sign-in and activation.
 *
 *   none ─(202)→ CHECK_MAIL → none            each holds its own pending and failed states:
 *     ├──(401)→ LOGIN → signedIn (final)        none        asking → checkingMail → checkFailed
 *     ├──(404)→ REGISTER → CHECK_MAIL           LOGIN       asking → signingIn → refused
 *     └──(403)→ REDIRECT_TO_OFFER → none        REGISTER    asking → activating → activationFailed
 *   CHECK_MAIL → emailSent (final)              CHECK_MAIL  announced → sendingAgain → sendingFailed
 *   the browser's back button → none, from everywhere
 *
 * `none` and the words in capitals are the specification's. A password is never kept: it goes from the event to the actor.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import { checkMail, redirectToOffer, register } from './authentication.activation.ts'
import { login, none, opening } from './authentication.login.ts'
import { authenticationSetup } from './authentication.setup.ts'

export const authenticationMachine = authenticationSetup.createMachine({
  id: 'authentication',
  description: 'How a resident signs in, activates an account, or learns which site the account belongs to.',
  context: ({ input }) => ({ ...input, allowedOffer: null, refusal: null }),
  initial: 'opening',
  on: {
    'step.back': {
      target: '.none',
      description: 'The browser’s back button leads to the e-mail step, with the address still in its field.',
    },
  },
  states: {
    opening,
    none,
    LOGIN: login,
    REGISTER: register,
    CHECK_MAIL: checkMail,
    REDIRECT_TO_OFFER: redirectToOffer,
    signedIn: {
      type: 'final',
      description: 'Signed in: the portal opens.',
      meta: { specification: '§4 Session' },
      output: 'signedIn',
    },
    emailSent: {
      type: 'final',
      description: 'The activation link was sent again: /email-envoye takes over.',
      meta: { specification: '§4 Authentication screen actions' },
      output: 'emailSent',
    },
  },
  output: ({ context, event }) => ({
    outcome: event.output === 'emailSent' ? 'emailSent' : 'signedIn',
    email: present(context.email),
  }),
})

export type AuthenticationRef = ActorRefFrom<typeof authenticationMachine>
export type AuthenticationSnapshot = SnapshotFrom<typeof authenticationMachine>
