import type { Area } from '#src/parts/area.ts'

export const settings: Area<'settings'> = {
  texts: 'settings',
  pages: {
    account: {
      load: async () => (await import('./AccountScreen.tsx')).AccountScreen,
      parent: 'home',
      icon: 'key',
      group: 'self',
    },
    password: {
      load: async () => (await import('./PasswordScreen.tsx')).PasswordScreen,
      parent: 'account',
      icon: 'lock',
    },
    preferences: {
      load: async () => (await import('./PreferencesScreen.tsx')).PreferencesScreen,
      parent: 'home',
      icon: 'settings',
      group: 'self',
    },
    privacy: {
      load: async () => (await import('./PrivacyScreen.tsx')).PrivacyScreen,
      parent: 'preferences',
      icon: 'shield',
    },
    mailing: {
      load: async () => (await import('./MailingScreen.tsx')).MailingScreen,
      parent: 'preferences',
      icon: 'mail',
    },
    notificationSettings: {
      load: async () => (await import('./NotificationSettingsScreen.tsx')).NotificationSettingsScreen,
      parent: 'preferences',
      icon: 'bell',
    },
  },
}
