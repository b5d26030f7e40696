import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { failedPasswordRules } from '#contract/authentication/passwords.ts'
import type { StrengthQuestion } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { passwordChangeMachine } from '#machines/settings/passwordChange/passwordChange.machine.ts'
import {
  selectChanges,
  selectFailedRules,
  selectIsBusy,
  selectIsChanged,
  selectRefusal,
  selectShownFailures,
  selectStrength,
} from '#machines/settings/passwordChange/passwordChange.selectors.ts'
import type { ChangePasswordAnswer, PasswordChange } from '#machines/settings/passwordChange/passwordChange.setup.ts'

const strong = 'Demo-Copro-2026!'
const typed = (password: string) => ({ password, failedRules: failedPasswordRules(password) })
const sent = (password: string, isValid = true) =>
  ({ type: 'password.send', ...typed(password), currentPassword: 'present', isValid }) as const

function start(changePassword: (change: PasswordChange) => Promise<ChangePasswordAnswer>) {
  const announceChanged = vi.fn()
  const machine = passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(({ input }) => changePassword(input)),
      measureStrength: fromCallback<StrengthQuestion | { type: 'meter.prepare' }>(({ receive, sendBack }) => {
        receive((event) => {
          if (event.type === 'strength.measure') sendBack({ type: 'strength.measured', level: 3 })
        })
      }),
    },
    actions: { announceChanged: () => announceChanged() },
  })
  return { actor: createActor(machine).start(), announceChanged }
}

describe('passwordChange', () => {
  it('sends both passwords, announces the change, and starts over', async () => {
    const changePassword = vi.fn(async () => ({ isChanged: true }) as const)
    const { actor, announceChanged } = start(changePassword)

    actor.send(sent(strong))
    await waitFor(actor, selectIsChanged)

    expect(changePassword).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'present', password: strong })
    expect(announceChanged).toHaveBeenCalledOnce()
    expect(selectChanges(actor.getSnapshot())).toBe(1)
    expect(selectFailedRules(actor.getSnapshot())).toBeNull()
  })

  it('keeps no password in its context', async () => {
    const { actor } = start(async () => ({ isChanged: false, refusal: { kind: 'failed' } }))

    actor.send({ type: 'password.change', ...typed(strong) })
    actor.send(sent(strong))
    await waitFor(actor, (snapshot) => selectRefusal(snapshot) !== null)

    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(strong)
  })

  it('measures the typed password, and shows failed rules only after submit', () => {
    const { actor } = start(vi.fn())

    actor.send({ type: 'meter.prepare' })
    actor.send({ type: 'password.change', ...typed('short') })
    expect(selectStrength(actor.getSnapshot())).toBe(3)
    expect(selectShownFailures(actor.getSnapshot())).toEqual([])
    actor.send(sent('short', false))

    expect(selectShownFailures(actor.getSnapshot())).toContain('mustBeLongerThanTwelve')
    expect(selectIsBusy(actor.getSnapshot())).toBe(false)
  })

  it('shows how many tries are left until the next one', async () => {
    const refusal = { kind: 'wrong', remainingTries: 2 } as const
    const changePassword = vi.fn<() => Promise<ChangePasswordAnswer>>()
    changePassword.mockResolvedValueOnce({ isChanged: false, refusal }).mockResolvedValue({ isChanged: true })
    const { actor } = start(changePassword)

    actor.send(sent(strong))
    await waitFor(actor, (snapshot) => selectRefusal(snapshot) !== null)
    expect(selectRefusal(actor.getSnapshot())).toEqual(refusal)
    actor.send(sent(strong))

    expect(selectRefusal(actor.getSnapshot())).toBeNull()
    await waitFor(actor, selectIsChanged)
  })

  it('can be retried after the network failed', async () => {
    const { actor } = start(() => Promise.reject(new Error('offline')))

    actor.send(sent(strong))
    await waitFor(actor, (snapshot) => selectRefusal(snapshot)?.kind === 'failed')

    expect(actor.getSnapshot().can(sent(strong))).toBe(true)
  })
})
