import { describe, expect, it } from 'vitest'
import { selectCanRetry, selectIsApplied, selectSetback } from '#machines/payments/bankAnswer/bankAnswer.selectors.ts'
import type { ReadResult } from '#machines/payments/bankAnswer/bankAnswer.setup.ts'
import { startBankAnswer } from '#tests/support/startBankAnswer.ts'
import { type BankAnswerDriver, everyPath } from './bankAnswer.model.ts'

const file = new File(['kind;amount'], 'réponse.csv')

/** The page with the place for a file, and then the page of the answer. */
function driveMachine(): BankAnswerDriver {
  let started = startBankAnswer()
  const now = () => started.now()
  const setback = () => selectSetback(now())
  const open = () => {
    started.actor.stop()
    started = startBankAnswer({ answerId: 'a1', state: 'read' })
  }
  const drop = async (reads: ReadResult | Error) => {
    started.server.reads = reads
    await started.send({ type: 'file.choose', file })
  }
  const read = { kind: 'read', answerId: 'a1' } as const
  const isReviewed = () => expect([selectIsApplied(now()), now().hasTag('reviewing')]).toEqual([false, true])
  const isOpened = () => {
    expect(started.opened).toEqual(['a1'])
    open()
  }
  return {
    events: {
      'accountant drops a file of another kind': () => drop({ kind: 'refused', reason: 'unacceptedFile' }),
      'accountant drops a file in another encoding': () => drop({ kind: 'refused', reason: 'notUtf8' }),
      'accountant drops an answer': async () => {
        await drop(read)
        isOpened()
      },
      'accountant drops an answer, but there is no network': () => drop(new Error('no network')),
      'accountant sends it again': async () => {
        started.server.reads = read
        await started.send({ type: 'file.retry' })
        isOpened()
      },
      'accountant comes back after a reload': open,
      'accountant gives it up': () => started.send({ type: 'answer.discard' }),
      'accountant applies it': async () => {
        started.server.applies = 'applied'
        const first = started.send({ type: 'answer.apply' })
        started.actor.send({ type: 'answer.apply' })
        await first
      },
      'accountant applies it, but there is no network': async () => {
        started.server.applies = new Error('no network')
        await started.send({ type: 'answer.apply' })
      },
      'accountant applies it after a colleague': async () => {
        started.server.applies = 'refused'
        await started.send({ type: 'answer.apply' })
        expect(setback()).toBe('overtaken')
        started.server.says('applied')
      },
      'accountant drops the same file': async () => {
        started.actor.stop()
        started = startBankAnswer()
        await drop({ kind: 'refused', reason: 'conflict' })
      },
    },
    states: {
      'is asked for a file': () => expect(now().hasTag('choosing')).toBe(true),
      'learns that it is no answer': () =>
        expect([setback(), selectCanRetry(now())]).toEqual(['unacceptedFile', false]),
      'learns that its encoding is wrong': () => expect(setback()).toBe('notUtf8'),
      'learns that nothing arrived': () => expect([setback(), selectCanRetry(now())]).toEqual(['unanswered', true]),
      'sees what it would do': isReviewed,
      'finds what it would do again': isReviewed,
      'is back at the debits': () => expect(started.opened).toEqual(['debits']),
      'learns that the outcome is unknown': () => {
        isReviewed()
        expect(setback()).toBe('unanswered')
      },
      'sees what it did': () => expect([selectIsApplied(now()), setback()]).toEqual([true, null]),
      'learns that it was applied before': () => expect(setback()).toBe('conflict'),
    },
  }
}

describe('an answer of the bank, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})

it('is applied once, however often the button is pressed', async () => {
  const { actor, server, send } = startBankAnswer({ answerId: 'a1', state: 'read' })
  const first = send({ type: 'answer.apply' })
  actor.send({ type: 'answer.apply' })
  await first
  expect(server.applied).toBe(1)
})

it('stays when it cannot be discarded', async () => {
  const { server, send, now } = startBankAnswer({ answerId: 'a1', state: 'read' })
  server.discards = new Error('no network')
  await send({ type: 'answer.discard' })
  expect([now().hasTag('reviewing'), selectSetback(now())]).toEqual([true, 'unanswered'])
})
