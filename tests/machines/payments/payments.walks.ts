import { mandateKinds } from '#contract/payments/mandates.ts'
import { mandateLifecycle } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

const facts = mandateKinds.flatMap((kind) =>
  ([null, 'opposed', 'expired'] as const).map((suspension) => ({ kind, suspension })),
)

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
]
