import { present } from '#machines/present.ts'
import type { Aim, Flow, FlowName } from './portal.flow.ts'
import { toPresentAddress } from './portal.navigation.ts'
import { portalSetup } from './portal.setup.ts'

/** A part of the product whose flow most visits never need: loaded and started on entry, stopped on exit. */

const missing = portalSetup.createStateConfig({
  description: 'The part is missing: the error screen offers to reload.',
  tags: 'missing',
})

export const fetched = <Open>(flow: FlowName, whenOpen: Open) => ({
  initial: 'loading' as const,
  exit: ['stopFlow', 'forgetFlow'] as const,
  states: { loading: loading(flow), missing, open: whenOpen },
})

const loading = (flow: FlowName) =>
  portalSetup.createStateConfig({
    description: 'The part is loading.',
    tags: 'onItsWay',
    invoke: {
      id: 'loadFlow',
      src: 'loadFlow',
      input: ({ context: { location, embeddedLoginOrigin } }) => ({ flow, location, embeddedLoginOrigin }),
      onDone: {
        target: 'open',
        description: 'The part has loaded.',
        actions: { type: 'openFlow', params: ({ event }) => event.output },
      },
      onError: { target: 'missing', description: 'The part could not be loaded, even after a reload.' },
    },
  })

/** The behaviour of a part while its flow is on screen, and its transitions afterwards. */
export const runFlow = {
  id: 'flow',
  src: 'flow',
  input: ({ context }: { context: { flow: Flow | null } }) => ({ flow: present(context.flow) }),
} as const
export const goOn = {
  target: '#portal.routing',
  actions: [{ type: 'aimAt', params: ({ event }: { event: { output: Aim } }) => event.output }, toPresentAddress],
} as const
