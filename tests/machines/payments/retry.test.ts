import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { retryMachine } from '#machines/payments/retry/retry.machine.ts'
import {
  selectConfirmation,
  selectIsConfirming,
  selectIsSending,
  selectRefusal,
} from '#machines/payments/retry/retry.selectors.ts'
import type { RetryAct } from '#machines/payments/retry/retry.setup.ts'
import { passwordStepOf, rightPassword, stubPasswordStep } from '#tests/support/startPasswordConfirmation.ts'

function start() {
  const { actors, server } = stubPasswordStep<RetryAct>()
  const shown = { count: 0 }
  const actor = createActor(
    retryMachine.provide({
      actors,
      actions: {
        showRetry: () => {
          shown.count += 1
        },
      },
    }),
  ).start()
  actor.send({ type: 'retry.begin' })
  return { actor, server, shown, ...passwordStepOf(actor, { selectConfirmation, selectIsSending }) }
}

it('a refused payment is retried with the password, and the new one is shown', async () => {
  const { now, confirm, shown } = start()
  await confirm(rightPassword)
  expect([now().status, shown.count]).toEqual(['done', 1])
})

it('a refused payment that cannot be retried shows why, until the next attempt', async () => {
  const { actor, now, confirm, server, shown } = start()
  server.answer = { kind: 'refused', reason: 'payment_too_soon', fieldCodes: {} }
  await confirm(rightPassword)
  expect([selectIsConfirming(now()), selectRefusal(now()), shown.count]).toEqual([false, 'payment_too_soon', 0])
  actor.send({ type: 'retry.begin' })
  expect([selectIsConfirming(now()), selectRefusal(now())]).toEqual([true, null])
  actor.send({ type: 'retry.cancel' })
  expect(selectIsConfirming(now())).toBe(false)
})
