import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ProfileChanges } from '#contract/profile.ts'
import type { SaveProfileAnswer } from '#machines/profile/profileEdit/profileEdit.machine.ts'
import { profileEditMachine } from '#machines/profile/profileEdit/profileEdit.machine.ts'
import {
  selectFieldCodes,
  selectHasFailed,
  selectIsBusy,
  selectIsRefused,
  selectIsUnchanged,
} from '#machines/profile/profileEdit/profileEdit.selectors.ts'

const changes: ProfileChanges = { firstName: 'Ada' }

function start(saveProfile: (changes: ProfileChanges) => Promise<SaveProfileAnswer>) {
  const announceSaved = vi.fn()
  const machine = profileEditMachine.provide({
    actors: { saveProfile: fromPromise(({ input }) => saveProfile(input.changes)) },
    actions: { announceSaved: () => announceSaved() },
  })
  return { actor: createActor(machine).start(), announceSaved }
}

describe('profileEdit', () => {
  it('sends the changes, and announces that they are stored', async () => {
    const saveProfile = vi.fn(async () => ({ isSaved: true }) as const)
    const { actor, announceSaved } = start(saveProfile)

    actor.send({ type: 'profile.save', changes })
    await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))

    expect(saveProfile).toHaveBeenCalledExactlyOnceWith(changes)
    expect(announceSaved).toHaveBeenCalledOnce()
  })

  it('sends nothing without a change, and says so until there is one', () => {
    const saveProfile = vi.fn()
    const { actor } = start(saveProfile)

    actor.send({ type: 'profile.save', changes: {} })
    expect(selectIsUnchanged(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'profile.change' })

    expect(selectIsUnchanged(actor.getSnapshot())).toBe(false)
    expect(saveProfile).not.toHaveBeenCalled()
  })

  it('shows each field error until the form changes', async () => {
    const { actor } = start(async () => ({ isSaved: false, fieldCodes: { phoneNumber: 'invalidPhone' } }))

    actor.send({ type: 'profile.save', changes })
    await waitFor(actor, selectIsRefused)
    expect(selectFieldCodes(actor.getSnapshot())).toEqual({ phoneNumber: 'invalidPhone' })
    actor.send({ type: 'profile.change' })

    expect(selectFieldCodes(actor.getSnapshot())).toEqual({})
  })

  it('can be retried after a failure', async () => {
    const saveProfile = vi.fn<() => Promise<SaveProfileAnswer>>().mockRejectedValueOnce(new Error('offline'))
    saveProfile.mockResolvedValue({ isSaved: true })
    const { actor, announceSaved } = start(saveProfile)

    actor.send({ type: 'profile.save', changes })
    await waitFor(actor, selectHasFailed)
    actor.send({ type: 'profile.save', changes })
    await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))

    expect(announceSaved).toHaveBeenCalledOnce()
  })
})
