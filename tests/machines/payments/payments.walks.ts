import { mandateKinds } from '#contract/payments/mandates.ts'
import { kindChangeMachine } from '#machines/payments/kindChange/kindChange.machine.ts'
import { mandateLifecycle } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { paymentLifecycle } from '#machines/payments/payment/payment.lifecycle.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

const facts = mandateKinds.flatMap((kind) =>
  ([null, 'opposed', 'expired'] as const).map((suspension) => ({ kind, suspension })),
)

const flags = [false, true]
const paymentFacts = flags.flatMap((isHandedOut) =>
  flags.flatMap((isHoldable) => flags.map((isRetryable) => ({ isHandedOut, isHoldable, isRetryable }))),
)

const refused = (reason: string) => ({ kind: 'refused', reason, fieldCodes: {} })

export const walks = [
  walkOf(mandateLifecycle, {
    inputs: facts,
    events: [
      { type: 'collection.offer' },
      { type: 'collection.stop' },
      { type: 'mandate.write' },
      { type: 'mandate.drop' },
      { type: 'mandate.sign' },
      ...mandateKinds.map((kind) => ({ type: 'kind.choose' as const, kind })),
      { type: 'mandate.oppose' },
      { type: 'mandate.expire' },
      { type: 'mandate.release' },
      { type: 'mandate.revoke' },
      { type: 'lots.sell' },
    ],
  }),
  walkOf(paymentLifecycle, {
    inputs: paymentFacts,
    events: [
      { type: 'payment.hold' },
      { type: 'payment.release' },
      { type: 'payment.retry' },
      { type: 'mandate.stop' },
      { type: 'file.make' },
      { type: 'file.cancel' },
      { type: 'bank.credit' },
      { type: 'bank.reject' },
      { type: 'bank.return' },
      { type: 'bank.refund' },
      { type: 'ledger.book' },
      { type: 'manager.reverse' },
    ],
    ends: ['refunded', 'refused'],
    by: ({ context }) => context,
  }),
  walkOf(kindChangeMachine, {
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'change.begin', present: 'manual' },
      { type: 'change.cancel' },
      ...mandateKinds.map((kind) => ({ type: 'kind.choose' as const, kind })),
      { type: 'kind.confirm' },
      { type: 'kind.back' },
    ],
    answers: {
      sendAct: [{ kind: 'expired' }, { kind: 'unanswered' }, { kind: 'sent', id: null }, refused('out_of_slot')],
    },
    by: ({ context }) => [context.present, context.chosen, context.refusal],
  }),
]
