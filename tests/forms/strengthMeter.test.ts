import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { z } from 'zod'
import { failedPasswordRules } from '#contract/authentication/passwords.ts'
import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import { selectStrength } from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import type { LinkAnswer, PasswordLink } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { createStrengthGauge } from '#src/forms/strengthGauge.ts'
import { strengthMeter } from '#src/forms/strengthMeter.ts'
import { threadInPage } from '#tests/support/threadInPage.ts'

const question = z.object({ password: z.string() })

/** The form of a link that is still good. */
async function startForm(scoreOf: (password: string) => unknown) {
  const { thread, told, stop } = threadInPage(async (message) => {
    const { password } = question.parse(message)
    return { password, score: await scoreOf(password) }
  })
  const startThread = vi.fn(() => thread)
  const measureStrength = strengthMeter(async (tell) => createStrengthGauge(startThread, ['Esteral'], tell))
  const machine = passwordFormMachine.provide({
    actors: {
      measureStrength,
      checkLink: fromPromise<LinkAnswer, PasswordLink>(async () => ({
        type: 'usable',
        email: 'resident@demo.example',
      })),
    },
  })
  const actor = createActor(machine, { input: { kind: 'reset', token: 'token' } }).start()
  await vi.advanceTimersByTimeAsync(0)
  const type = (password: string) =>
    actor.send({ type: 'password.change', password, failedRules: failedPasswordRules(password) })
  return { actor, type, startThread, told, stop, strength: () => selectStrength(actor.getSnapshot()) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('starts its worker once, when the field is entered', async () => {
  const { actor, startThread } = await startForm(() => 3)

  expect(startThread).not.toHaveBeenCalled()
  actor.send({ type: 'meter.prepare' })
  actor.send({ type: 'meter.prepare' })
  await vi.advanceTimersByTimeAsync(0)

  expect(startThread).toHaveBeenCalledOnce()
})

it('measures once per burst of typing, and knows the brand’s name as a weak word', async () => {
  const { type, told, strength } = await startForm(() => 2)

  type('E')
  type('Es')
  type('Esteral1')
  await vi.advanceTimersByTimeAsync(150)

  expect(told).toEqual([{ password: 'Esteral1', userInputs: ['Esteral'] }])
  expect(strength()).toBe(2)
})

it.each([
  ['correct horse battery staple', 3],
  ['Correct-Horse-Battery-7', 4],
])('caps a score of 4 unless all rules pass: %s is %i', async (password, level) => {
  const { type, strength } = await startForm(() => 4)

  type(password)
  await vi.advanceTimersByTimeAsync(150)

  expect(strength()).toBe(level)
})

it('forgets the level of an emptied field', async () => {
  const { type, strength } = await startForm(() => 2)
  type('Esteral1')
  await vi.advanceTimersByTimeAsync(150)

  type('')
  await vi.advanceTimersByTimeAsync(0)

  expect(strength()).toBeNull()
})

it('keeps the last level until the current text is measured', async () => {
  const slow: (() => void)[] = []
  const { type, strength } = await startForm((password) =>
    password === 'slow' ? new Promise((resolve) => slow.push(() => resolve(0))) : 2,
  )
  type('Esteral1')
  await vi.advanceTimersByTimeAsync(150)
  type('slow')
  await vi.advanceTimersByTimeAsync(150)
  expect(strength()).toBe(2)

  type('slower')
  for (const answer of slow) answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(strength()).toBe(2)
})

it('stops its worker together with the form', async () => {
  const { actor, stop } = await startForm(() => 3)
  actor.send({ type: 'meter.prepare' })
  await vi.advanceTimersByTimeAsync(0)

  actor.stop()
  await vi.advanceTimersByTimeAsync(0)

  expect(stop).toHaveBeenCalledOnce()
})
