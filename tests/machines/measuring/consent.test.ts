import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { consentMachine } from '#machines/measuring/consent/consent.machine.ts'
import {
  selectAnswer,
  selectCanClose,
  selectIsAsking,
  selectIsFresh,
  selectIsPrevented,
} from '#machines/measuring/consent/consent.selectors.ts'
import type { Answer } from '#machines/measuring/consent/consent.setup.ts'

function startConsent(answer: Answer | null) {
  const isMeasuring = vi.fn<(is: boolean) => void>()
  const keepAnswer = vi.fn<(answer: Answer | null) => void>()
  const machine = consentMachine.provide({
    actors: {
      measure: fromCallback(() => {
        isMeasuring(true)
        return () => isMeasuring(false)
      }),
    },
    actions: { keepAnswer: ({ context }) => keepAnswer(context.answer) },
  })
  const actor = createActor(machine, { input: { answer } }).start()
  return { actor, isMeasuring, keepAnswer, now: () => actor.getSnapshot() }
}

describe('consent', () => {
  it('asks, and measures nothing before the answer', () => {
    const { now, isMeasuring } = startConsent(null)
    expect(selectIsAsking(now())).toBe(true)
    expect(selectCanClose(now())).toBe(false)
    expect(isMeasuring).not.toHaveBeenCalled()
  })

  it.each([
    ['consent.allow', 'allowed', 1],
    ['consent.refuse', 'refused', 0],
  ] as const)('keeps the answer of %s, and measures accordingly', (type, answer, times) => {
    const { actor, now, isMeasuring, keepAnswer } = startConsent(null)
    actor.send({ type })
    expect(keepAnswer).toHaveBeenCalledExactlyOnceWith(answer)
    expect(isMeasuring).toHaveBeenCalledTimes(times)
    expect(selectIsAsking(now())).toBe(false)
    expect(selectIsFresh(now())).toBe(true)
  })

  it.each([
    ['allowed', 1],
    ['refused', 0],
  ] as const)('asks nobody who has %s it on an earlier visit', (answer, times) => {
    const { now, isMeasuring } = startConsent(answer)
    expect(selectIsAsking(now())).toBe(false)
    expect(selectIsFresh(now())).toBe(false)
    expect(isMeasuring).toHaveBeenCalledTimes(times)
  })

  it('stops measuring as soon as the person refuses', () => {
    const { actor, isMeasuring } = startConsent('allowed')
    actor.send({ type: 'consent.manage' })
    actor.send({ type: 'consent.refuse' })
    expect(isMeasuring.mock.calls).toEqual([[true], [false]])
  })

  it('keeps the answer when somebody only looks at the question', () => {
    const { actor, now, keepAnswer } = startConsent('refused')
    actor.send({ type: 'consent.manage' })
    expect(selectIsAsking(now())).toBe(true)
    expect(selectCanClose(now())).toBe(true)
    actor.send({ type: 'consent.close' })
    expect(selectAnswer(now())).toBe('refused')
    expect(selectIsAsking(now())).toBe(false)
    expect(keepAnswer).not.toHaveBeenCalled()
  })

  it('reports that an ad blocker prevents counting, until a count succeeds', () => {
    const { actor, now } = startConsent('allowed')
    actor.send({ type: 'measuring.prevented' })
    expect(selectIsPrevented(now())).toBe(true)
    actor.send({ type: 'measuring.resumed' })
    expect(selectIsPrevented(now())).toBe(false)
  })
})
