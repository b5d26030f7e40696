import { authenticationInput } from '../authentication/authenticationInput.ts'
import { callbackInput } from '../callback/callbackInput.ts'
import { application } from './portal.application.ts'
import { goTo, toPresentAddress } from './portal.navigation.ts'
import { portalSetup } from './portal.setup.ts'
import { profileCheck, welcoming } from './portal.signedIn.ts'

const routes = '§2 Routes'

const restoring = portalSetup.createStateConfig({
  description: 'An earlier sign-in is being looked for.',
  meta: { specification: '§4 Session' },
  on: {
    'session.opened': { target: 'routing', description: 'An earlier sign-in is still there.' },
    'session.closed': { target: 'routing', description: 'Nobody is signed in.' },
  },
})

const authentication = portalSetup.createStateConfig({
  description: 'The authentication screen.',
  meta: { specification: '§2 Authentication screen' },
  invoke: {
    id: 'authentication',
    src: 'authentication',
    input: ({ context }) => authenticationInput(context.location),
    onDone: {
      guard: { type: 'isEmailSent', params: ({ event }) => event.output },
      target: 'routing',
      description: 'The activation link was sent again: the next page names the address.',
      actions: [
        { type: 'aimAt', params: ({ event }) => ({ screen: 'emailSent', email: event.output.email }) },
        toPresentAddress,
      ],
    },
  },
  on: {
    'location.changed': {
      guard: { type: 'isStepBack', params: ({ event }) => event },
      description: 'The person goes back within the screen: from any of its sub-views to the e-mail step.',
      actions: [{ type: 'rememberLocation', params: ({ event }) => event }, 'goStepBack'],
    },
    'session.opened': {
      target: 'routing',
      description: 'Signed in, here or in another tab: on to the page first asked for, else to the first page.',
      actions: ['aimWhereAsked', toPresentAddress],
    },
  },
})

const passwordRequest = portalSetup.createStateConfig({
  description: 'The forgotten-password form.',
  meta: { specification: '§2 Forgot password' },
  invoke: {
    id: 'passwordRequest',
    src: 'passwordRequest',
    input: ({ context: { location } }) => ({ email: new URLSearchParams(location.search).get('email') }),
    onDone: {
      target: 'routing',
      description: 'The request was taken: /email-envoye names the address.',
      actions: [
        { type: 'aimAt', params: ({ event }) => ({ screen: 'emailSent', email: event.output.email }) },
        toPresentAddress,
      ],
    },
  },
})

const emailSent = portalSetup.createStateConfig({
  description: 'Check-your-e-mails confirmation.',
  meta: { specification: routes },
})

const passwordForm = portalSetup.createStateConfig({
  description: 'Password activation or reset, from a link received by e-mail.',
  meta: { specification: '§2 Password activation and password reset' },
  invoke: {
    id: 'passwordForm',
    src: 'passwordForm',
    input: ({ context: { location } }) => {
      const query = new URLSearchParams(location.search)
      return location.screen === 'passwordActivation'
        ? { kind: 'activation', token: query.get('invitation_token') ?? '' }
        : { kind: 'reset', token: query.get('reset_password_token') ?? '' }
    },
    onDone: {
      target: 'routing',
      description: 'The password is set: the callback page says so.',
      actions: [
        {
          type: 'aimAt',
          params: ({ event }) => ({
            screen: 'callback',
            pathname: event.output.kind === 'activation' ? '/callback/activation' : '/callback/reinitialisation',
            search: `?result=${event.output.result}`,
          }),
        },
        toPresentAddress,
      ],
    },
  },
})

const callback = portalSetup.createStateConfig({
  description: 'What came of a link the person followed.',
  meta: { specification: '§2 Routes: /callback/{type}' },
  invoke: { id: 'callback', src: 'callback', input: ({ context }) => callbackInput(context.location) },
})

const embeddedLogin = portalSetup.createStateConfig({
  description: 'The page inside another application’s hidden frame.',
  meta: { specification: '§2 Embedded login (/token-login)' },
  invoke: {
    id: 'embeddedLogin',
    src: 'embeddedLogin',
    input: ({ context }) => ({ origin: context.embeddedLoginOrigin }),
  },
})

const maintenance = portalSetup.createStateConfig({
  description: 'The service is closed for maintenance.',
  meta: { specification: '§2 /maintenance' },
  invoke: {
    id: 'maintenance',
    src: 'maintenance',
    onDone: { target: 'routing', description: 'It is open again: back to the first page.', actions: goTo('home') },
  },
})

const terms = portalSetup.createStateConfig({
  description: 'The general terms.',
  meta: { specification: '§7 GET /terms' },
})

const notFound = portalSetup.createStateConfig({
  description: 'No page has this address.',
  meta: { specification: '§8 Error catalogue: 404' },
})

/** One state for each part of the product. */
export const parts = {
  restoring,
  authentication,
  passwordRequest,
  emailSent,
  passwordForm,
  callback,
  welcoming,
  profileCheck,
  embeddedLogin,
  maintenance,
  terms,
  application,
  notFound,
}
