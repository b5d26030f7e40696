import { demoPassword } from '#server/demo/demoPeople.ts'
import type { CallsOf } from './routeCall.ts'

const password = 'Nouveau-Secret-2026!'

export const settingsCalls: CallsOf<'settings'> = ({ sessionId }) => ({
  readPrivacy: {},
  updatePrivacy: { body: { privacySettings: { email: 'public' } } },
  changePassword: { body: { currentPassword: demoPassword, password } },
  readNotificationSettings: {},
  updateNotificationSetting: { body: { topic: 'forum', channel: 'push', isOn: true } },
  updateMailRhythm: { body: { mailRhythm: 'daily' } },
  readMailing: {},
  updateMailing: { body: { mailingPreferences: { callsForFunds: 'electronic' } } },
  sessions: {},
  revokeSession: { params: { sessionId } },
  exportData: {},
  readDeletionRequest: {},
  requestDeletion: {},
  withdrawDeletion: {},
})
