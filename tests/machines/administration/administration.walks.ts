import { impersonationMachine } from '#machines/administration/impersonation/impersonation.machine.ts'
import { importLifecycle } from '#machines/administration/import/import.lifecycle.ts'
import { importMachine } from '#machines/administration/import/import.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

const sent = { kind: 'sent', id: null }
const expired = { kind: 'expired' }
const unanswered = { kind: 'unanswered' }
const refused = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }
const states = ['checking', 'checked', 'running', 'done'] as const

export const walks = [
  walkOf(importMachine, {
    inputs: [
      { importId: null, status: null },
      ...states.map((state) => ({ importId: 'i', status: { state, hasChanges: true } })),
    ],
    events: [
      { type: 'files.add', files: [new File(['sql_id'], 'lots.csv')] },
      { type: 'file.remove', name: 'lots.csv' },
      { type: 'files.send' },
      { type: 'act.confirmed', token: 't' },
      { type: 'import.confirm' },
      { type: 'import.back' },
      { type: 'import.abandon' },
      ...states.map((state) => ({ type: 'import.changed' as const, status: { state, hasChanges: true } })),
    ],
    answers: {
      sendFiles: [
        { kind: 'created', importId: 'i' },
        { kind: 'refused', reason: 'invalid_value' },
      ],
      abandonImport: [undefined],
      sendAct: [sent, expired, unanswered, refused],
    },
    ends: ['sent'],
    by: ({ context }) => [context.files.length, context.status?.state],
  }),
  walkOf(importLifecycle, {
    // Both inputs together let the walk reach every transition.
    inputs: [
      { hasChanges: true, isConfirmed: false },
      { hasChanges: true, isConfirmed: true },
    ],
    events: [
      { type: 'check.begin' },
      { type: 'check.end' },
      { type: 'import.confirm' },
      { type: 'import.abandon' },
      { type: 'run.begin' },
      { type: 'run.end' },
      { type: 'attempt.fail' },
    ],
    ends: ['done', 'abandoned'],
  }),
  walkOf(impersonationMachine, {
    events: [
      { type: 'search.type', text: 'ada' },
      { type: 'person.choose', person: { userId: 'u-1', displayName: 'Ada', email: 'ada@demo.example' } },
      { type: 'person.change' },
      { type: 'reason.send', reason: 'call' },
    ],
    answers: { startImpersonation: [{ isStarted: true }, { isStarted: false }] },
    ends: ['started'],
  }),
]
