import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { BankFileFormat } from '#contract/payments/refundFiles.ts'
import { collectionMachine } from '#machines/payments/collection/collection.machine.ts'
import {
  selectFormat,
  selectHasFailed,
  selectIsBusy,
  selectIsRefused,
  selectIsReviewing,
} from '#machines/payments/collection/collection.selectors.ts'
import type { MakeAnswer } from '#machines/payments/collection/collection.setup.ts'

function start() {
  const server = { answer: 'made' as MakeAnswer | Error, made: [] as BankFileFormat[], said: 0 }
  const actor = createActor(
    collectionMachine.provide({
      actors: {
        makeFile: fromPromise<MakeAnswer, { format: BankFileFormat }>(async ({ input }) => {
          server.made.push(input.format)
          if (server.answer instanceof Error) throw server.answer
          return server.answer
        }),
      },
      actions: {
        announceFile: () => {
          server.said += 1
        },
      },
    }),
    { input: { format: 'pain.008.001.02' } },
  ).start()
  const make = async () => {
    actor.send({ type: 'file.make' })
    await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  }
  return { actor, server, make, now: () => actor.getSnapshot() }
}

it('makes one file in the chosen format, however often the button is pressed', async () => {
  const { actor, server, make, now } = start()
  actor.send({ type: 'file.prepare' })
  actor.send({ type: 'format.choose', format: 'pain.008.001.08' })
  const first = make()
  actor.send({ type: 'file.make' })
  await first
  expect([server.made, server.said, selectIsReviewing(now())]).toEqual([['pain.008.001.08'], 1, false])
})

it('makes nothing when the accountant leaves the review', () => {
  const { actor, server, now } = start()
  actor.send({ type: 'file.prepare' })
  actor.send({ type: 'file.leave' })
  expect([server.made, selectIsReviewing(now()), selectFormat(now())]).toEqual([[], false, 'pain.008.001.02'])
})

it('reports that a colleague was faster, until the next review', async () => {
  const { actor, server, make, now } = start()
  server.answer = 'refused'
  actor.send({ type: 'file.prepare' })
  await make()
  expect([selectIsRefused(now()), selectIsReviewing(now()), server.said]).toEqual([true, false, 0])
  actor.send({ type: 'file.prepare' })
  expect(selectIsRefused(now())).toBe(false)
})

it('can be retried without a response', async () => {
  const { actor, server, make, now } = start()
  server.answer = new Error('offline')
  actor.send({ type: 'file.prepare' })
  await make()
  expect([selectHasFailed(now()), selectIsReviewing(now())]).toEqual([true, true])
  server.answer = 'made'
  await make()
  expect([server.said, selectIsReviewing(now())]).toEqual([1, false])
})
