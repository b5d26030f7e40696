import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { formDialogMachine } from '#machines/parts/formDialog/formDialog.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of the invoked actor are just more events: nothing runs here. */
const paths = getShortestPaths(formDialogMachine, {
  events: [
    { type: 'form.open', subject: null },
    { type: 'form.close' },
    { type: 'form.cancel' },
    { type: 'form.change' },
    { type: 'form.send', values: {} },
    { type: 'xstate.done.actor.save', output: { isSaved: true } },
    { type: 'xstate.done.actor.save', output: { isSaved: false, fieldCodes: { name: 'required' } } },
    { type: 'xstate.error.actor.save', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('formDialog chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(formDialogMachine.states)))
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(formDialogMachine.root)).toEqual([])
  })
})
