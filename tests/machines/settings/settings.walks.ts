import { passwordChangeMachine } from '#machines/settings/passwordChange/passwordChange.machine.ts'
import { privacySettingsMachine } from '#machines/settings/privacySettings/privacySettings.machine.ts'
import { pushMachine } from '#machines/settings/push/push.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

const typed = { currentPassword: 'old', password: 'new', failedRules: [] }
const settings = {
  email: 'public',
  phoneNumber: 'private',
  address: 'private',
  birthDate: 'private',
  messagesFrom: 'all_contacts',
} as const

export const walks = [
  walkOf(passwordChangeMachine, {
    events: [
      { type: 'meter.prepare' },
      { type: 'password.change', ...typed },
      { type: 'password.send', ...typed, isValid: true },
      { type: 'password.send', ...typed, isValid: false },
      { type: 'strength.measured', level: 2 },
    ],
    answers: { changePassword: [{ isChanged: true }, { isChanged: false, refusal: { kind: 'failed' } }] },
  }),
  walkOf(privacySettingsMachine, {
    events: [
      { type: 'setting.choose', change: { email: 'private' } },
      { type: 'setting.choose', change: { email: 'public' } },
      { type: 'settings.save' },
      { type: 'settings.undo' },
      { type: 'settings.reload' },
      { type: 'settings.changed', settings },
    ],
    answers: { loadSettings: [settings], saveSettings: [settings] },
  }),
  walkOf(pushMachine, {
    events: [{ type: 'device.reload' }, { type: 'push.turnOn' }, { type: 'push.turnOff' }, { type: 'push.test' }],
    answers: {
      readDevice: (['notOffered', 'unsupported', 'denied', 'off', 'on'] as const).map((situation) => ({
        situation,
        publicKey: 'a key',
        isAnotherOn: false,
      })),
      subscribe: ['on', 'off', 'denied'],
      sendTest: [undefined],
      unsubscribe: [undefined],
    },
    ends: ['notOffered', 'unsupported'],
  }),
]
