import { fromCallback } from 'xstate'
import { consentMachine } from '#machines/measuring/consent/consent.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(consentMachine.provide({ actors: { measure: fromCallback(() => {}) } }), {
    inputs: [{ answer: null }, { answer: 'allowed' }, { answer: 'refused' }],
    events: [
      { type: 'consent.allow' },
      { type: 'consent.refuse' },
      { type: 'consent.manage' },
      { type: 'consent.close' },
      { type: 'measuring.prevented' },
      { type: 'measuring.resumed' },
    ],
    by: ({ context }) => context.answer,
  }),
]
