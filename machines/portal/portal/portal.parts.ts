import { authenticationInput } from '#machines/authentication/authentication/authenticationInput.ts'
import { application } from './portal.application.ts'
import { fetched, goOn, runFlow } from './portal.fetched.ts'
import { toPresentAddress } from './portal.navigation.ts'
import { portalSetup } from './portal.setup.ts'
import { profileCheck, welcoming } from './portal.signedIn.ts'

const routes = '§2 Routes'

const restoring = portalSetup.createStateConfig({
  description: 'The stored session is being read.',
  meta: { specification: '§4 Session' },
  tags: 'onItsWay',
  on: {
    'session.opened': { target: 'routing', description: 'The stored session is still valid.' },
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
      description: 'The person goes back within the screen, to the e-mail step.',
      actions: [{ type: 'rememberLocation', params: ({ event }) => event }, 'goStepBack'],
    },
    'session.opened': {
      target: 'routing',
      description: 'Signed in, here or in another tab: on to the requested page, or else the first page.',
      actions: ['aimAtDestination', toPresentAddress],
    },
  },
})

const passwordRequest = portalSetup.createStateConfig({
  description: 'The forgotten-password form.',
  meta: { specification: '§2 Forgot password' },
  ...fetched(
    'passwordRequest',
    portalSetup.createStateConfig({
      description: 'The form is on screen.',
      invoke: {
        ...runFlow,
        onDone: { ...goOn, description: 'The request was accepted: /email-envoye names the address.' },
      },
    }),
  ),
})

const emailSent = portalSetup.createStateConfig({
  description: 'Check-your-e-mails confirmation.',
  meta: { specification: routes },
})

const passwordForm = portalSetup.createStateConfig({
  description: 'Password activation or reset, from a link received by e-mail.',
  meta: { specification: '§2 Password activation and password reset' },
  ...fetched(
    'passwordForm',
    portalSetup.createStateConfig({
      description: 'The form is on screen.',
      invoke: { ...runFlow, onDone: { ...goOn, description: 'The password is set: the callback page says so.' } },
    }),
  ),
})

const callback = portalSetup.createStateConfig({
  description: 'The result of a link that the person followed.',
  meta: { specification: '§2 Routes: /callback/{type}' },
  ...fetched('callback', portalSetup.createStateConfig({ description: 'The result is on screen.' })),
})

const outcome = portalSetup.createStateConfig({
  description: 'What became of a signature or a payment.',
  meta: { specification: '§2 Routes: /callback/{type}' },
  ...fetched('outcome', portalSetup.createStateConfig({ description: 'What the server knows is on screen.' })),
})

const contest = portalSetup.createStateConfig({
  description: 'The link by which an owner contests a vote that was cast for them.',
  meta: { specification: '§4 Decision: proxy vote for another co-owner; product.md 14' },
  ...fetched('contest', portalSetup.createStateConfig({ description: 'The vote of the link is on screen.' })),
})

const embeddedLogin = portalSetup.createStateConfig({
  description: 'The page inside another application’s hidden frame.',
  meta: { specification: '§2 Embedded login (/token-login)' },
  ...fetched('embeddedLogin', portalSetup.createStateConfig({ description: 'The page listens for messages.' })),
})

const maintenance = portalSetup.createStateConfig({
  description: 'The service is closed for maintenance.',
  meta: { specification: '§2 /maintenance' },
  ...fetched(
    'maintenance',
    portalSetup.createStateConfig({
      description: 'The notice is on screen.',
      invoke: { ...runFlow, onDone: { ...goOn, description: 'The service is open again: back to the first page.' } },
    }),
  ),
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
  outcome,
  contest,
  welcoming,
  profileCheck,
  embeddedLogin,
  maintenance,
  terms,
  application,
  notFound,
}
