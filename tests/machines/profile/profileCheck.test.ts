import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { SavePhoneAnswer } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import { profileCheckMachine } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import { selectFieldCode, selectHasFailed } from '#machines/profile/profileCheck/profileCheck.selectors.ts'

const phoneNumber = '06 12 34 56 78'

function startCheck(savePhone: (phoneNumber: string) => Promise<SavePhoneAnswer>) {
  const rememberSkip = vi.fn()
  const announceSaved = vi.fn()
  const machine = profileCheckMachine.provide({
    actors: { savePhone: fromPromise(({ input }) => savePhone(input.phoneNumber)) },
    actions: { rememberSkip, announceSaved: () => announceSaved() },
  })
  return { actor: createActor(machine).start(), rememberSkip, announceSaved }
}

describe('profileCheck', () => {
  it('sends the number as typed, announces that it is stored, and continues', async () => {
    const savePhone = vi.fn(async () => ({ isSaved: true }) as const)
    const { actor, rememberSkip, announceSaved } = startCheck(savePhone)

    actor.send({ type: 'phone.send', phoneNumber })
    const done = await waitFor(actor, (snapshot) => snapshot.status === 'done')

    expect(savePhone).toHaveBeenCalledWith(phoneNumber)
    expect(done.output).toEqual({ result: 'saved' })
    expect(announceSaved).toHaveBeenCalledOnce()
    expect(rememberSkip).not.toHaveBeenCalled()
  })

  it('shows the error of the number until it changes', async () => {
    const { actor } = startCheck(async () => ({ isSaved: false, fieldCode: 'invalidPhone' }))

    actor.send({ type: 'phone.send', phoneNumber: '12' })
    await waitFor(actor, (snapshot) => selectFieldCode(snapshot) === 'invalidPhone')
    actor.send({ type: 'phone.change' })

    expect(selectFieldCode(actor.getSnapshot())).toBeNull()
  })

  it('can be retried after a failure', async () => {
    const savePhone = vi.fn<() => Promise<SavePhoneAnswer>>().mockRejectedValueOnce(new Error('offline'))
    savePhone.mockResolvedValue({ isSaved: true })
    const { actor } = startCheck(savePhone)

    actor.send({ type: 'phone.send', phoneNumber })
    await waitFor(actor, selectHasFailed)
    actor.send({ type: 'phone.send', phoneNumber })

    await waitFor(actor, (snapshot) => snapshot.status === 'done')
  })

  it('remembers that the person skipped', () => {
    const { actor, rememberSkip } = startCheck(async () => ({ isSaved: true }))

    actor.send({ type: 'check.skip' })

    expect(rememberSkip).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().output).toEqual({ result: 'skipped' })
  })
})
