import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { passwordRequestMachine } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import {
  selectCanRetryCaptcha,
  selectCanSubmit,
  selectCaptchaStatus,
  selectFailure,
} from '#machines/authentication/passwordRequest/passwordRequest.selectors.ts'
import type {
  PasswordRequest,
  PasswordRequestAnswer,
} from '#machines/authentication/passwordRequest/passwordRequest.setup.ts'

const email = 'ada@demo.example'
const challenge = { algorithm: 'SHA-256', challenge: 'c0ffee', maxNumber: 10, salt: 'salt', signature: 'signed' }

function startRequest({
  loadChallenge = async () => challenge,
  requestPassword = async () => ({ isSent: true }),
}: {
  loadChallenge?: () => Promise<typeof challenge>
  requestPassword?: (request: PasswordRequest) => Promise<PasswordRequestAnswer>
} = {}) {
  let solved = 0
  const clock = new SimulatedClock()
  const machine = passwordRequestMachine.provide({
    actors: {
      loadChallenge: fromPromise(loadChallenge),
      solveChallenge: fromPromise(async () => {
        solved += 1
        return { token: `solution ${solved}`, lifetime: 60_000 }
      }),
      requestPassword: fromPromise(({ input }) => requestPassword(input)),
    },
  })
  return { clock, actor: createActor(machine, { clock, input: { email: null } }).start() }
}
type Actor = ReturnType<typeof startRequest>['actor']
const untilChecked = (actor: Actor) => waitFor(actor, (snapshot) => selectCaptchaStatus(snapshot) === 'checked')
const fillIn = async (actor: Actor) => {
  await untilChecked(actor)
  actor.send({ type: 'email.change', isValid: true })
}

describe('passwordRequest', () => {
  it('requests the link with the address and the solution, and outputs the address', async () => {
    const requestPassword = vi.fn(async () => ({ isSent: true }) as const)
    const { actor } = startRequest({ requestPassword })

    await fillIn(actor)
    actor.send({ type: 'form.submit', email })
    const done = await waitFor(actor, (snapshot) => snapshot.status === 'done')

    expect(requestPassword).toHaveBeenCalledWith({ email, captchaToken: 'solution 1' })
    expect(done.output).toEqual({ email })
  })

  it('cannot send before the check has passed', () => {
    const { actor } = startRequest()

    actor.send({ type: 'email.change', isValid: true })

    expect(selectCanSubmit(actor.getSnapshot())).toBe(false)
  })

  it('cannot send an invalid address', async () => {
    const { actor } = startRequest()

    await fillIn(actor)
    expect(selectCanSubmit(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'email.change', isValid: false })

    expect(selectCanSubmit(actor.getSnapshot())).toBe(false)
  })

  it('runs a new check and keeps the address after the server refuses the solution', async () => {
    const requestPassword = vi
      .fn<() => Promise<PasswordRequestAnswer>>()
      .mockResolvedValueOnce({ isSent: false, code: 'captcha_refused' })
      .mockResolvedValue({ isSent: true })
    const { actor } = startRequest({ requestPassword })

    await fillIn(actor)
    actor.send({ type: 'form.submit', email })
    const back = await waitFor(actor, (snapshot) => selectFailure(snapshot) !== null)
    expect(selectFailure(back)).toBe('captcha_refused')
    await waitFor(actor, selectCanSubmit)
    actor.send({ type: 'form.submit', email })
    await waitFor(actor, (snapshot) => snapshot.status === 'done')

    expect(requestPassword).toHaveBeenLastCalledWith({ email, captchaToken: 'solution 2' })
  })

  it('can be retried after the server was unreachable', async () => {
    const requestPassword = vi.fn<() => Promise<PasswordRequestAnswer>>().mockRejectedValueOnce(new Error('offline'))
    const { actor } = startRequest({ requestPassword })

    await fillIn(actor)
    actor.send({ type: 'form.submit', email })
    const back = await waitFor(actor, (snapshot) => selectFailure(snapshot) === 'unexpected')
    expect(back.matches({ composing: { email: 'valid' } })).toBe(true)

    await waitFor(actor, selectCanSubmit)
  })

  it('runs the check again on request after it failed', async () => {
    const loadChallenge = vi.fn<() => Promise<typeof challenge>>().mockRejectedValueOnce(new Error('offline'))
    loadChallenge.mockResolvedValue(challenge)
    const { actor } = startRequest({ loadChallenge })

    await waitFor(actor, (snapshot) => selectCaptchaStatus(snapshot) === 'checkFailed')
    expect(selectCanRetryCaptcha(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'captcha.retry' })

    await untilChecked(actor)
  })

  it('lets an unused check expire, and runs a new one when the person types again', async () => {
    const { actor, clock } = startRequest()
    await fillIn(actor)

    clock.increment(59_999)
    expect(selectCaptchaStatus(actor.getSnapshot())).toBe('checked')
    clock.increment(1)
    expect(selectCaptchaStatus(actor.getSnapshot())).toBe('checkExpired')
    expect(selectCanSubmit(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'email.change', isValid: true })

    await waitFor(actor, selectCanSubmit)
  })
})
