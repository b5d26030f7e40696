import { createActor, fromCallback, fromPromise } from 'xstate'
import type { PrivacySettings } from '#contract/privacySettings.ts'
import { privacySettingsMachine } from '#machines/settings/privacySettings/privacySettings.machine.ts'
import type { PrivacyChanges, PrivacyEvent } from '#machines/settings/privacySettings/privacySettings.setup.ts'

export const somePrivacy: PrivacySettings = {
  email: 'public',
  phoneNumber: 'private',
  address: 'private',
  birthDate: 'private',
  messagesFrom: 'all_contacts',
}

/** The flow of privacy settings with a stub server that can go down; `said` lists the calls to its actions. */
export function startPrivacySettings({ isDown = false } = {}) {
  const server = { stored: somePrivacy, isDown }
  const said: string[] = []
  const outside: { tell: (event: PrivacyEvent) => void } = { tell: () => {} }
  const answer = async () => {
    if (server.isDown) throw new Error('offline')
    return server.stored
  }
  const machine = privacySettingsMachine.provide({
    actors: {
      loadSettings: fromPromise<PrivacySettings>(answer),
      saveSettings: fromPromise<PrivacySettings, { changes: PrivacyChanges }>(({ input }) => {
        if (!server.isDown) server.stored = { ...server.stored, ...input.changes }
        return answer()
      }),
      watchSettings: fromCallback<PrivacyEvent>(({ sendBack }) => {
        outside.tell = sendBack
      }),
    },
    actions: {
      hold: () => void said.push('hold'),
      release: () => void said.push('release'),
      announceSaved: () => void said.push('saved'),
    },
  })
  return { actor: createActor(machine).start(), server, said, outside }
}
