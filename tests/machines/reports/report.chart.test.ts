import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { reportMachine } from '#machines/reports/report/report.machine.ts'
import { reportSteps } from '#machines/reports/report/report.setup.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'
import { aDraft, someDetails } from '#tests/support/startReport.ts'

const refused = (field: string) => ({ kind: 'refused', fieldCodes: { [field]: 'invalid' } })
const answers = [{ kind: 'sent', report: { id: 'r', responsible: null, promisedOn: null } }, { kind: 'unanswered' }]
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(reportMachine, {
  input: { createKey: () => aDraft.key, step: 'what' },
  events: [
    { type: 'category.choose', category: 2, usualKind: 'emergency' },
    { type: 'kind.choose', kind: 'dysfunctional' },
    { type: 'what.confirm' },
    { type: 'number.confirm' },
    { type: 'details.confirm', details: someDetails },
    { type: 'details.change', details: someDetails },
    { type: 'duplicate.join', reportId: 'r' },
    { type: 'report.send' },
    { type: 'report.begin' },
    { type: 'draft.discard' },
    ...reportSteps.map((step) => ({ type: 'step.select', step })),
    { type: 'xstate.done.actor.loadDraft', output: { draft: null, where: null, isFromTab: true } },
    { type: 'xstate.done.actor.loadDraft', output: { draft: null, where: null, isFromTab: false } },
    { type: 'xstate.error.actor.loadDraft', error: new Error('offline') },
    { type: 'xstate.done.actor.joinReport', output: 'r' },
    { type: 'xstate.error.actor.joinReport', error: new Error('offline') },
    ...[...answers, { kind: 'arrivedBefore' }, refused('title'), refused('category')].map((output) => ({
      type: 'xstate.done.actor.sendReport',
      output,
    })),
    { type: 'xstate.error.actor.sendReport', error: new Error('503') },
    { type: 'xstate.after.typingPause.report.similar.pausing' },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.draft.kind]),
})
const reached = (region: 'flow' | 'similar') => new Set(paths.map(({ state }) => JSON.stringify(state.value[region])))

describe('report chart', () => {
  it('reaches every state', () => {
    expect(reached('flow')).toEqual(
      new Set([
        '"loading"',
        '{"what":"choosing"}',
        '{"what":"unchosen"}',
        '"emergency"',
        '{"details":"writing"}',
        '{"details":"joining"}',
        '{"details":"notJoined"}',
        '{"review":"ready"}',
        '{"review":"sending"}',
        '{"review":"unanswered"}',
        '{"review":"failed"}',
        '{"review":"arrivedBefore"}',
        '"sent"',
        '"joined"',
      ]),
    )
    expect(reached('similar')).toEqual(new Set(['"quiet"', '"pausing"']))
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(reportMachine.root)).toEqual([])
  })
})
