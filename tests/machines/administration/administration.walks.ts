import { impersonationMachine } from '#machines/administration/impersonation/impersonation.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
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
