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
      'resident changes a setting': () => actor.send({ type: 'setting.choose', change: { email: 'private' } }),
      'resident changes it back': () => actor.send({ type: 'setting.choose', change: { email: 'public' } }),
      'resident discards the changes': () => actor.send({ type: 'settings.undo' }),
      'resident saves': () => save(false),
      'resident saves, but the network fails': () => save(true),
      'resident wants to leave': () => {
        where = isHeld() ? 'asked' : 'elsewhere'
      },
      'resident stays': () => {
        where = 'here'
      },
      'resident leaves anyway': () => {
        where = 'elsewhere'
      },
    },
    states: {
      'sees the saved settings': () => expect(selectChosen(now())).toEqual(somePrivacy),
      'has unsaved changes': () => {
        expect(selectIsUnsaved(now())).toBe(true)
        expect(isHeld()).toBe(true)
      },
      'learns that saving failed': () => expect(selectHasFailed(now())).toBe(true),
      'learns that the changes are saved': () => {
        expect(server.stored.email).toBe('private')
        expect(said).toContain('saved')
        expect(isHeld()).toBe(false)
      },
      'is asked to confirm leaving': () => expect(where).toBe('asked'),
      'is on another page': () => expect(where).toBe('elsewhere'),
    },
  }
}

describe('privacy settings, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveMachine())
  })
})
