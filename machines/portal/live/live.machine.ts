/**
 * Changes made elsewhere, while a person is signed in and the page is visible.
 *
 *   streaming (connecting → open ⇄ unwatched) ⇄ waiting | offline (watched ⇄ unwatched) | givenUp
 *        ↑______________________ resting ______________________↓
 */
import type { SnapshotFrom } from 'xstate'
import { and, not } from 'xstate'
import { liveSetup } from './live.setup.ts'

const liveSection = '§7 Calls made: queries do not ask again by themselves'

// 1. States, one constant each ------------------------------------------------

const whenOffline = {
  'network.lost': { target: '#live.offline', description: 'The browser has lost its network.' },
} as const
const whenOfflineUnwatched = {
  'network.lost': {
    target: '#live.offline.unwatched',
    description: 'The browser has lost its network while the page is hidden.',
  },
} as const

const connecting = liveSetup.createStateConfig({
  description: 'The stream is requested but has not opened yet.',
  meta: { specification: liveSection },
  on: {
    'page.hidden': { target: '#live.resting', description: 'The page is hidden, so the stream is not needed.' },
    'stream.opened': [
      {
        guard: and([not('hasHeard'), 'hasFailed']),
        target: 'open',
        description: 'The first attempts failed, so events before this one may be lost: everything is refreshed.',
        actions: ['refreshAll', 'forgetFailures', { type: 'rememberEvent', params: ({ event }) => event }],
      },
      {
        target: 'open',
        description: 'The stream is open, and the server sends the events missed since the last one.',
        actions: ['forgetFailures', { type: 'rememberEvent', params: ({ event }) => event }],
      },
    ],
    'stream.reset': {
      target: 'open',
      description: 'Too many events were missed: everything is refreshed.',
      actions: ['refreshAll', 'forgetFailures', { type: 'rememberEvent', params: ({ event }) => event }],
    },
  },
})

const open = liveSetup.createStateConfig({
  description: 'Changes elsewhere arrive immediately.',
  meta: { specification: liveSection },
  tags: 'connected',
  on: { 'page.hidden': { target: 'unwatched', description: 'The page is hidden, perhaps only for a moment.' } },
})

const unwatched = liveSetup.createStateConfig({
  description: 'The page is in the background; the stream is kept for a while.',
  meta: { specification: liveSection },
  tags: 'connected',
  after: {
    restAfter: {
      target: '#live.resting',
      description:
        'The page stays hidden, so the stream is closed: browsers have few connections, and servers many browsers.',
    },
  },
  on: {
    ...whenOfflineUnwatched,
    'page.shown': { target: 'open', description: 'The page is visible again.' },
  },
})

const streaming = liveSetup.createStateConfig({
  description: 'A stream is open or being opened.',
  meta: { specification: liveSection },
  invoke: { id: 'stream', src: 'stream', input: ({ context }) => ({ lastEventId: context.lastEventId }) },
  initial: 'connecting',
  states: { connecting, open, unwatched },
  on: {
    ...whenOffline,
    'stream.changed': {
      description: 'Something changed: the queries of its topic are refreshed.',
      actions: [
        { type: 'rememberEvent', params: ({ event }) => event },
        { type: 'refreshTopic', params: ({ event }) => event },
      ],
    },
    'stream.moved': {
      description: 'An event that does not concern the person, but moves the position to resume from.',
      actions: { type: 'rememberEvent', params: ({ event }) => event },
    },
    'stream.ended': {
      target: 'waiting',
      description: 'The stream broke, or the server ended it.',
      actions: 'countFailure',
    },
    'stream.refused': { target: 'givenUp', description: 'The server refuses the stream for good.' },
  },
})

const waiting = liveSetup.createStateConfig({
  description: 'The stream is retried after a growing pause, without a message.',
  meta: { specification: liveSection },
  tags: 'down',
  after: {
    pause: [
      {
        guard: 'isLongDown',
        target: 'streaming',
        description: 'The stream has been down for long: the screen is refreshed as well.',
        actions: 'refreshAll',
      },
      { target: 'streaming', description: 'The stream is retried.' },
    ],
  },
  on: {
    ...whenOffline,
    'page.shown': { target: 'streaming', description: 'The page is visible again, so the retry does not wait.' },
    'page.hidden': { target: 'resting', description: 'The page is hidden, so the retry can wait.' },
  },
})

const offline = liveSetup.createStateConfig({
  description: 'Without a network, nothing is tried.',
  meta: { specification: liveSection },
  tags: 'down',
  initial: 'watched',
  states: {
    watched: {
      description: 'The page is visible and waits for the network.',
      on: {
        'network.found': { target: '#live.streaming', description: 'The network is back.' },
        'page.hidden': { target: 'unwatched', description: 'The page is hidden.' },
      },
    },
    unwatched: {
      description: 'The page is in the background.',
      on: {
        'network.found': {
          target: '#live.resting',
          description: 'The network is back while the page is hidden: no hurry.',
        },
        'page.shown': { target: 'watched', description: 'The page is visible again.' },
      },
    },
  },
})

const resting = liveSetup.createStateConfig({
  description: 'The page is in the background: it catches up once it is visible again.',
  meta: { specification: liveSection },
  on: {
    ...whenOfflineUnwatched,
    'page.shown': { target: 'streaming', description: 'The page is visible again.' },
  },
})

const givenUp = liveSetup.createStateConfig({
  description: 'There is no stream: the screen is refreshed at long intervals, and when the page becomes visible.',
  meta: { specification: liveSection },
  tags: 'down',
  after: {
    calmInterval: {
      target: 'givenUp',
      reenter: true,
      description: 'A while has passed.',
      actions: 'refreshAll',
    },
  },
  on: {
    ...whenOffline,
    'page.shown': {
      target: 'streaming',
      description: 'The page is visible again, so the stream is retried.',
      actions: 'refreshAll',
    },
    'page.hidden': { target: 'resting', description: 'The page is hidden.' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const liveMachine = liveSetup.createMachine({
  id: 'live',
  description: 'Keeps the screen up to date with changes made elsewhere.',
  context: { lastEventId: null, failures: 0 },
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'streaming',
  states: { streaming, waiting, offline, resting, givenUp },
})

// 3. Types for callers ------------------------------------------

export type LiveSnapshot = SnapshotFrom<typeof liveMachine>
