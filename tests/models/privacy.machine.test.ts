import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectChosen,
  selectHasFailed,
  selectIsBusy,
  selectIsUnsaved,
} from '#machines/settings/privacySettings/privacySettings.selectors.ts'
import { somePrivacy, startPrivacySettings } from '#tests/support/startPrivacySettings.ts'
import type { PrivacyDriver } from './privacy.model.ts'
import { everyPath } from './privacy.model.ts'

async function driveMachine(): Promise<PrivacyDriver> {
  const { actor, server, said } = startPrivacySettings()
  await waitFor(actor, (snapshot) => selectChosen(snapshot) !== null)
  const now = () => actor.getSnapshot()
  const isHeld = () => said.findLast((word) => word !== 'saved') === 'hold'
  let where: 'here' | 'asked' | 'elsewhere' = 'here'
  const save = async (isDown: boolean) => {
    server.isDown = isDown
    actor.send({ type: 'settings.save' })
    await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  }
  return {
    events: {
      'resident chooses otherwise': () => actor.send({ type: 'setting.choose', change: { email: 'private' } }),
      'resident chooses back': () => actor.send({ type: 'setting.choose', change: { email: 'public' } }),
      'resident gives the changes up': () => actor.send({ type: 'settings.undo' }),
      'resident saves': () => save(false),
      'resident saves, but the network fails': () => save(true),
      'resident wants to leave': () => {
        where = isHeld() ? 'asked' : 'elsewhere'
      },
      'resident stays': () => {
        where = 'here'
      },
      'resident leaves all the same': () => {
        where = 'elsewhere'
      },
    },
    states: {
      'sees what is stored': () => expect(selectChosen(now())).toEqual(somePrivacy),
      'has something unsaved': () => {
        expect(selectIsUnsaved(now())).toBe(true)
        expect(isHeld()).toBe(true)
      },
      'learns that it is not stored': () => expect(selectHasFailed(now())).toBe(true),
      'learns that it is stored': () => {
        expect(server.stored.email).toBe('private')
        expect(said).toContain('saved')
        expect(isHeld()).toBe(false)
      },
      'is asked': () => expect(where).toBe('asked'),
      'is elsewhere': () => expect(where).toBe('elsewhere'),
    },
  }
}

describe('a resident who chooses their privacy and the privacySettings machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveMachine())
  })
})
