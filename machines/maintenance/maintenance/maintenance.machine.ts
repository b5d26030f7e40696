/**
 * Maintenance notice: the server answered 503.
 *
 *   checking ⇄ waiting
 *      ↓
 *   open (final)
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { fromPromise, setup } from 'xstate'
import { missingActor } from '#machines/missingActor.ts'

const maintenanceSetup = setup({
  types: {
    events: {} as { type: 'terms.retry' },
    tags: {} as 'busy',
    meta: {} as { specification: string },
  },
  actors: {
    readTerms: fromPromise<unknown>(missingActor('readTerms')),
  },
})

const checking = maintenanceSetup.createStateConfig({
  description: 'The general terms are fetched once, to see whether the service is back.',
  meta: { specification: '§2 /maintenance' },
  tags: 'busy',
  invoke: {
    id: 'readTerms',
    src: 'readTerms',
    onDone: { target: 'open', description: 'The service answers again: back to the first page.' },
    onError: {
      target: 'waiting',
      description: 'The service does not answer yet; the page does not mention the failure.',
    },
  },
})

const waiting = maintenanceSetup.createStateConfig({
  description: 'The notice is shown. Only the person’s retry sends another request.',
  meta: { specification: '§2 /maintenance' },
  on: { 'terms.retry': { target: 'checking', description: 'The person tries again.' } },
})

export const maintenanceMachine = maintenanceSetup.createMachine({
  id: 'maintenance',
  description: 'The service is closed for maintenance.',
  initial: 'checking',
  states: {
    checking,
    waiting,
    open: {
      type: 'final',
      description: 'The service is open again.',
      meta: { specification: '§2 /maintenance: on success goes to /' },
    },
  },
})

export type MaintenanceRef = ActorRefFrom<typeof maintenanceMachine>
export type MaintenanceSnapshot = SnapshotFrom<typeof maintenanceMachine>
