/**
 * What changes elsewhere, as long as somebody is signed in and looks.
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
    description: 'The browser has lost its network, and nobody looks.',
  },
} as const

const connecting = liveSetup.createStateConfig({
  description: 'The stream is requested and has not answered yet.',
  meta: { specification: liveSection },
  on: {
    'page.hidden': { target: '#live.resting', description: 'Nobody looks: it need not even open.' },
    'stream.opened': [
      {
        guard: and([not('hasHeard'), 'hasFailed']),
        target: 'open',
        description: 'It was down before it ever stood, and answers now: nobody can tell what was missed.',
        actions: ['refreshAll', 'forgetFailures', { type: 'rememberEvent', params: ({ event }) => event }],
      },
      {
        target: 'open',
        description: 'It answers: what was missed since the last event follows by itself.',
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
  description: 'What changes elsewhere is heard of at once.',
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
      description: 'It stays there: browsers have few connections, and servers many browsers.',
    },
  },
  on: {
    ...whenOfflineUnwatched,
    'page.shown': { target: 'open', description: 'Somebody looks again.' },
  },
})

const streaming = liveSetup.createStateConfig({
  description: 'There is a stream, or one is being opened.',
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
      description: 'Nothing that concerns the person, but a later place to resume from.',
      actions: { type: 'rememberEvent', params: ({ event }) => event },
    },
    'stream.ended': {
      target: 'waiting',
      description: 'It broke, or the server let go of it.',
      actions: 'countFailure',
    },
    'stream.refused': { target: 'givenUp', description: 'The server does not want one from this browser now.' },
  },
})

const waiting = liveSetup.createStateConfig({
  description: 'The stream is tried again after a pause that grows; nothing is said of it.',
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
      { target: 'streaming', description: 'Once more.' },
    ],
  },
  on: {
    ...whenOffline,
    'page.shown': { target: 'streaming', description: 'Somebody is back and should not wait.' },
    'page.hidden': { target: 'resting', description: 'Nobody looks: it can wait.' },
  },
})

const offline = liveSetup.createStateConfig({
  description: 'Without a network nothing is tried.',
  meta: { specification: liveSection },
  tags: 'down',
  initial: 'watched',
  states: {
    watched: {
      description: 'Somebody waits for it to come back.',
      on: {
        'network.found': { target: '#live.streaming', description: 'The network is back.' },
        'page.hidden': { target: 'unwatched', description: 'The page is hidden.' },
      },
    },
    unwatched: {
      description: 'The page is in the background.',
      on: {
        'network.found': { target: '#live.resting', description: 'The network is back, and nobody looks: no hurry.' },
        'page.shown': { target: 'watched', description: 'Somebody looks again.' },
      },
    },
  },
})

const resting = liveSetup.createStateConfig({
  description: 'The page is in the background: it will catch up when somebody looks again.',
  meta: { specification: liveSection },
  on: {
    ...whenOfflineUnwatched,
    'page.shown': { target: 'streaming', description: 'Somebody looks again.' },
  },
})

const givenUp = liveSetup.createStateConfig({
  description: 'There is no stream: the screen is refreshed at long intervals, and when somebody comes back.',
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
      description: 'Somebody is back: perhaps it works now.',
      actions: 'refreshAll',
    },
    'page.hidden': { target: 'resting', description: 'Nobody looks.' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const liveMachine = liveSetup.createMachine({
  id: 'live',
  description: 'Keeps what is on screen up to date with what others do.',
  context: { lastEventId: null, failures: 0 },
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'streaming',
  states: { streaming, waiting, offline, resting, givenUp },
})

// 3. Types for callers ------------------------------------------

export type LiveSnapshot = SnapshotFrom<typeof liveMachine>
