import { backToPresentAddress, goTo, toWantedAddress } from './portal.navigation.ts'
import type { PortalLocation } from './portal.setup.ts'
import { portalSetup } from './portal.setup.ts'
import { leaveWhenClosed } from './portal.signedIn.ts'

const tellShell = {
  type: 'tellShell',
  params: ({ event }: { event: { location: PortalLocation } }) => event,
} as const

const loading = portalSetup.createStateConfig({
  description: 'The frame is loading, with its texts and flows.',
  invoke: {
    id: 'loadShell',
    src: 'loadShell',
    onDone: {
      target: 'free',
      description: 'The frame has loaded.',
      actions: { type: 'openShell', params: ({ event }) => ({ logic: event.output }) },
    },
    onError: { target: 'missing', description: 'The frame could not be loaded, even after a reload.' },
  },
})

const missing = portalSetup.createStateConfig({
  description: 'The frame is missing: the error screen offers to reload.',
  tags: 'missing',
})

const free = portalSetup.createStateConfig({
  description: 'The person may leave any page without a question.',
  on: {
    'leaving.hold': { target: 'held', description: 'A screen has unsaved changes.' },
  },
})

const held = portalSetup.createStateConfig({
  description: 'A screen has unsaved changes: leaving asks first.',
  meta: { specification: '§5 Unsaved changes on privacy settings prompt a leave confirmation' },
  on: {
    'leaving.release': { target: 'free', description: 'The changes were saved or discarded.' },
    'location.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: 'asking',
      description: 'The person wants to go elsewhere: the browser shows the current address again, and a dialog asks.',
      actions: [{ type: 'rememberWanted', params: ({ event }) => event }, backToPresentAddress, tellShell],
    },
  },
})

const asking = portalSetup.createStateConfig({
  description: 'A dialog asks whether to discard unsaved changes.',
  tags: 'askingToLeave',
  on: {
    'leaving.confirm': [
      {
        guard: { type: 'isInApplication', params: ({ context }) => ({ location: context.wanted }) },
        target: 'free',
        description: 'The person discards them: on to the requested page, in the same frame.',
        actions: [toWantedAddress, 'aimAtWanted'],
      },
      {
        target: '#portal.routing',
        description: 'The person discards them: on to the requested page, outside the frame.',
        actions: [toWantedAddress, 'aimAtWanted'],
      },
    ],
    'location.changed': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        description: 'The person presses back again: the question stays, about the new address.',
        actions: [{ type: 'rememberWanted', params: ({ event }) => event }, backToPresentAddress],
      },
      { description: 'The browser shows the current address again.' },
    ],
    'leaving.cancel': { target: 'held', description: 'The person stays.', actions: 'forgetWanted' },
    'leaving.release': { target: 'free', description: 'The changes were saved meanwhile.', actions: 'forgetWanted' },
  },
})

export const application = portalSetup.createStateConfig({
  description: 'The main application of a signed-in person: one frame around all of its screens.',
  meta: { specification: '§2 Routes: the main application' },
  initial: 'loading',
  exit: ['stopShell', 'forgetShell'],
  on: {
    ...leaveWhenClosed,
    'person.changed': {
      target: 'routing',
      description: 'The portal acts for another person from now on: a fresh frame, on the first page.',
      actions: goTo('home'),
    },
    'location.changed': {
      guard: { type: 'isInApplication', params: ({ event }) => event },
      description: 'From one of its screens to another: the frame stays.',
      actions: [{ type: 'rememberLocation', params: ({ event }) => event }, tellShell],
    },
  },
  states: { loading, missing, free, held, asking },
})
