import type { AreaScreens } from '#src/parts/area.ts'

export const settingsScreens: AreaScreens<'settings'> = {
  texts: 'settings',
  screens: {
    account: { load: async () => (await import('./AccountScreen.tsx')).AccountScreen },
    password: { load: async () => (await import('./PasswordScreen.tsx')).PasswordScreen },
    preferences: { load: async () => (await import('./PreferencesScreen.tsx')).PreferencesScreen },
    privacy: { load: async () => (await import('./PrivacyScreen.tsx')).PrivacyScreen },
    mailing: { load: async () => (await import('./MailingScreen.tsx')).MailingScreen },
    notificationSettings: {
      load: async () => (await import('./NotificationSettingsScreen.tsx')).NotificationSettingsScreen,
    },
  },
}
