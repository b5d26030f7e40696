import { backToPresentAddress, goTo, toWantedAddress } from './portal.navigation.ts'
import type { PortalLocation } from './portal.setup.ts'
import { portalSetup } from './portal.setup.ts'
import { leaveWhenClosed } from './portal.signedIn.ts'

const tellShell = {
  type: 'tellShell',
  params: ({ event }: { event: { location: PortalLocation } }) => event,
} as const

const loading = portalSetup.createStateConfig({
  description: 'The frame is being fetched, with its texts and its flows.',
  invoke: {
    id: 'loadShell',
    src: 'loadShell',
    onDone: {
      target: 'free',
      description: 'It is here.',
      actions: { type: 'openShell', params: ({ event }) => ({ logic: event.output }) },
    },
    onError: { target: 'missing', description: 'It could not be fetched, even after a reload.' },
  },
})

const missing = portalSetup.createStateConfig({
  description: 'The frame is missing: the error screen offers to reload.',
  tags: 'missing',
})

const free = portalSetup.createStateConfig({
  description: 'Every address may be left at once.',
  on: {
    'leaving.hold': { target: 'held', description: 'A screen holds something that is not saved yet.' },
  },
})

const held = portalSetup.createStateConfig({
  description: 'Something on screen is not saved: leaving asks first.',
  meta: { specification: '§5 Unsaved changes on privacy settings prompt a leave confirmation' },
  on: {
    'leaving.release': { target: 'free', description: 'It was saved, or given up.' },
    'location.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: 'asking',
      description:
        'The person wants to go elsewhere: the browser shows the present address again, and a question appears.',
      actions: [{ type: 'rememberWanted', params: ({ event }) => event }, backToPresentAddress, tellShell],
    },
  },
})

const asking = portalSetup.createStateConfig({
  description: 'A question is open: may unsaved changes be lost?',
  tags: 'askingToLeave',
  on: {
    'leaving.confirm': [
      {
        guard: { type: 'isInApplication', params: ({ context }) => ({ location: context.wanted }) },
        target: 'free',
        description: 'It may: on to where they wanted to go, in the same frame.',
        actions: [toWantedAddress, 'aimAtWanted'],
      },
      {
        target: '#portal.routing',
        description: 'It may: on to where they wanted to go, and out of the frame.',
        actions: [toWantedAddress, 'aimAtWanted'],
      },
    ],
    'location.changed': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        description: 'They press back once more: the question stays, about the new address.',
        actions: [{ type: 'rememberWanted', params: ({ event }) => event }, backToPresentAddress],
      },
      { description: 'The browser shows the present address again.' },
    ],
    'leaving.cancel': { target: 'held', description: 'It may not: they stay.', actions: 'forgetWanted' },
    'leaving.release': { target: 'free', description: 'It was saved meanwhile.', actions: 'forgetWanted' },
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
      description: 'The portal speaks for somebody else from now on: a fresh frame, on the first page.',
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
