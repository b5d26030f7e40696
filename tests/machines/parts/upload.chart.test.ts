import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { uploadMachine } from '#machines/parts/upload/upload.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const file = new File(['%PDF-'], 'devis.pdf')
const attachment = { id: 'a', fileUrl: '/f', displayName: 'devis.pdf' }

/** Outcomes of the invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(uploadMachine, {
  events: [
    { type: 'file.choose', file },
    { type: 'file.send', name: 'devis' },
    { type: 'upload.progressed', ratio: 0.5 },
    { type: 'upload.close' },
    { type: 'xstate.done.actor.readFile', output: 'data:,' },
    { type: 'xstate.error.actor.readFile', error: new Error('gone') },
    { type: 'xstate.done.actor.storeFile', output: attachment },
    { type: 'xstate.error.actor.storeFile', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('upload chart', () => {
  it('has no unreachable state', () => {
    expect(paths.map(({ state }) => state.value).sort()).toEqual(Object.keys(uploadMachine.states).sort())
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('can be closed wherever a file is held', () => {
    for (const { state } of paths) {
      expect(state.can({ type: 'upload.close' })).toBe(!state.hasTag('choosing'))
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(uploadMachine.root)).toEqual([])
  })
})
