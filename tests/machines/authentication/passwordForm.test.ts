import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { failedPasswordRules } from '#contract/authentication/passwords.ts'
import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import {
  selectAllowedOffer,
  selectHasFormError,
  selectIsBusy,
  selectShownFailures,
  selectStrength,
  selectView,
} from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import type {
  LinkAnswer,
  NewPassword,
  PasswordFormKind,
  PasswordLink,
  SavePasswordAnswer,
  StrengthQuestion,
} from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { usableLink } from '#tests/support/startPasswordForm.ts'

const strong = 'Demo-Copro-2026!'
const typed = (password: string) => ({ password, failedRules: failedPasswordRules(password) })
const submitted = (password: string) => ({ ...typed(password), isValid: failedPasswordRules(password).length === 0 })

async function startForm(
  savePassword: (password: NewPassword) => Promise<SavePasswordAnswer> = async () => ({ type: 'saved' }),
  kind: PasswordFormKind = 'reset',
) {
  const announceResetFailure = vi.fn()
  const measured: string[] = []
  const machine = passwordFormMachine.provide({
    actors: {
      checkLink: fromPromise<LinkAnswer, PasswordLink>(async () => usableLink),
      savePassword: fromPromise(({ input }) => savePassword(input)),
      measureStrength: fromCallback<StrengthQuestion | { type: 'meter.prepare' }>(({ receive, sendBack }) => {
        receive((event) => {
          if (event.type === 'meter.prepare') return
          measured.push(event.password)
          if (event.password !== 'unanswered') sendBack({ type: 'strength.measured', level: 3 })
        })
      }),
    },
    actions: { announceResetFailure },
  })
  const actor = createActor(machine, { input: { kind, token: 'link token' } }).start()
  await waitFor(actor, (snapshot) => selectView(snapshot) === 'form')
  return { actor, announceResetFailure, measured }
}

describe('passwordForm', () => {
  it('sets a password that follows the rules, with the token of the link', async () => {
    const savePassword = vi.fn(async () => ({ type: 'saved' }) as const)
    const { actor } = await startForm(savePassword, 'activation')

    actor.send({ type: 'form.submit', ...submitted(strong) })
    const done = await waitFor(actor, (snapshot) => snapshot.status === 'done')

    expect(savePassword).toHaveBeenCalledWith({ kind: 'activation', token: 'link token', password: strong })
    expect(done.output).toEqual({ kind: 'activation', result: 'success', email: usableLink.email })
  })

  it('shows failed rules only after submit, and keeps them up to date from then on', async () => {
    const { actor } = await startForm()

    actor.send({ type: 'password.change', ...typed('short') })
    expect(selectShownFailures(actor.getSnapshot())).toEqual([])
    actor.send({ type: 'form.submit', ...submitted('short') })
    expect(selectShownFailures(actor.getSnapshot())).toContain('mustBeLongerThanTwelve')
    actor.send({ type: 'password.change', ...typed(strong) })

    expect(selectShownFailures(actor.getSnapshot())).toEqual([])
  })

  it('counts every submit, and does not send a password that breaks a rule', async () => {
    const { actor } = await startForm()

    actor.send({ type: 'form.submit', ...submitted('') })
    actor.send({ type: 'form.submit', ...submitted('short') })

    expect(actor.getSnapshot().context.submitCount).toBe(2)
    expect(selectIsBusy(actor.getSnapshot())).toBe(false)
  })

  it('keeps the last level of the meter until the next one', async () => {
    const { actor, measured } = await startForm()

    actor.send({ type: 'password.change', ...typed('measured') })
    actor.send({ type: 'password.change', ...typed('unanswered') })

    expect(measured).toEqual(['measured', 'unanswered'])
    expect(selectStrength(actor.getSnapshot())).toBe(3)
  })

  it('reports an expired link', async () => {
    const { actor } = await startForm(async () => ({ type: 'expired' }))

    actor.send({ type: 'form.submit', ...submitted(strong) })

    await waitFor(actor, (snapshot) => selectView(snapshot) === 'expired')
  })

  it('is expired from the start without a token', () => {
    const machine = passwordFormMachine.provide({ actors: { measureStrength: fromCallback(() => {}) } })
    const actor = createActor(machine, { input: { kind: 'reset', token: null } }).start()

    expect(selectView(actor.getSnapshot())).toBe('expired')
  })

  it('names the allowed offer of the account', async () => {
    const { actor } = await startForm(async () => ({ type: 'wrongOffer', allowedOffer: 'VSY' }))

    actor.send({ type: 'form.submit', ...submitted(strong) })

    const elsewhere = await waitFor(actor, (snapshot) => selectView(snapshot) === 'elsewhere')

    expect(selectAllowedOffer(elsewhere)).toBe('VSY')
  })

  it.each([
    ['was refused', async (): Promise<SavePasswordAnswer> => ({ type: 'failed' })],
    ['got no answer', () => Promise.reject(new Error('offline'))],
  ])('announces a reset that %s, and lets the person try again', async (_, savePassword) => {
    const { actor, announceResetFailure } = await startForm(savePassword)

    actor.send({ type: 'form.submit', ...submitted(strong) })
    const back = await waitFor(actor, (snapshot) => snapshot.matches('editing'))

    expect(announceResetFailure).toHaveBeenCalledOnce()
    expect(selectHasFormError(back)).toBe(false)
    expect(back.can({ type: 'form.submit', ...submitted(strong) })).toBe(true)
  })

  it('shows a failed activation in the form until the next attempt', async () => {
    const { actor, announceResetFailure } = await startForm(async () => ({ type: 'failed' }), 'activation')

    actor.send({ type: 'form.submit', ...submitted(strong) })
    await waitFor(actor, selectHasFormError)
    expect(announceResetFailure).not.toHaveBeenCalled()
    actor.send({ type: 'form.submit', ...submitted('short') })

    expect(selectHasFormError(actor.getSnapshot())).toBe(false)
  })

  it('never keeps the password', async () => {
    const { actor } = await startForm(() => new Promise(() => {}))

    actor.send({ type: 'password.change', ...typed(strong) })
    actor.send({ type: 'form.submit', ...submitted(strong) })

    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(strong)
  })
})
