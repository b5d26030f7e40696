import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ScreenName } from '#contract/addresses.ts'
import { screenPaths } from '#contract/addresses.ts'
import type { FlowName } from '#machines/portal/portal/portal.flow.ts'
import { portalMachine } from '#machines/portal/portal/portal.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'
import { quietFlow } from '#tests/support/quietFlow.ts'
import { quietShell } from '#tests/support/quietShell.ts'

const location = (screen: ScreenName | null) => ({
  screen,
  pathname: screen ? screenPaths[screen] : '/nulle-part',
  search: '',
  email: null,
})
const session = (tag: string) => ({ hasTag: (asked: string) => asked === tag, context: {} })
const screens: (ScreenName | null)[] = [
  'home',
  'activity',
  'login',
  'passwordRequest',
  'emailSent',
  'passwordReset',
  'callback',
  'profileCheck',
  'embeddedLogin',
  'maintenance',
  'terms',
  null,
]

const flows: FlowName[] = [
  'passwordRequest',
  'passwordForm',
  'callback',
  'profileCheck',
  'embeddedLogin',
  'maintenance',
]

/** The chart itself, flows never run: what they come to is just further events. */
const chart = portalMachine.provide({ actions: { openShell: () => {}, stopShell: () => {} } })
const paths = getShortestPaths(chart, {
  input: {
    createId: () => 'sign-in',
    location: location('home'),
    paths: screenPaths,
    embeddedLoginOrigin: null,
    mobileBanner: { platform: 'other', hasDismissedBanner: false },
  },
  events: [
    ...screens.map((screen) => ({ type: 'location.changed', location: location(screen) })),
    { type: 'server.unavailable' },
    { type: 'xstate.snapshot.session', snapshot: session('signedIn') },
    { type: 'xstate.snapshot.session', snapshot: session('none') },
    { type: 'xstate.done.actor.authentication', output: { outcome: 'emailSent', email: 'a@demo.example' } },
    { type: 'xstate.done.actor.needsProfileCheck', output: true },
    { type: 'xstate.error.actor.needsProfileCheck', error: new Error('500') },
    ...flows.map((flow) => ({ type: 'xstate.done.actor.loadFlow', output: quietFlow(flow) })),
    { type: 'xstate.error.actor.loadFlow', error: new Error('gone') },
    { type: 'xstate.done.actor.flow', output: { screen: 'emailSent', email: 'a@demo.example' } },
    { type: 'xstate.done.actor.loadShell', output: quietShell() },
    { type: 'xstate.error.actor.loadShell', error: new Error('gone') },
    { type: 'leaving.hold' },
    { type: 'leaving.release' },
    { type: 'leaving.confirm' },
    { type: 'leaving.cancel' },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: ({ value, context }) => JSON.stringify([value, context.access, context.isWelcomed]),
})

const partOf = (value: string | object) => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''))

describe('portal chart', () => {
  it('has no unreachable part, but the decision between them', () => {
    const reached = new Set(paths.map(({ state }) => partOf(state.value)))
    expect([...reached, 'routing'].sort()).toEqual(Object.keys(portalMachine.states).sort())
  })

  it('reaches every state within a part', () => {
    const reached = paths.flatMap(({ state: { value } }) =>
      typeof value === 'object' ? Object.entries(value).map((inside) => inside.join('.')) : [],
    )
    const known = Object.entries(portalMachine.states).flatMap(([name, { states }]) =>
      Object.keys(states).map((inside) => `${name}.${inside}`),
    )
    expect([...new Set(reached)].sort()).toEqual(known.sort())
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('describes every state and every transition', () => {
    expect(missingDescriptions(portalMachine.root)).toEqual([])
  })
})
