import type { Area } from '#src/parts/area.ts'

export const settings: Area<'settings'> = {
  pages: {
    account: {
      parent: 'home',
      icon: 'key',
      group: 'self',
    },
    password: {
      parent: 'account',
      icon: 'lock',
    },
    preferences: {
      parent: 'home',
      icon: 'settings',
      group: 'self',
    },
    privacy: {
      parent: 'preferences',
      icon: 'shield',
    },
    mailing: {
      parent: 'preferences',
      icon: 'mail',
    },
    notificationSettings: {
      parent: 'preferences',
      icon: 'bell',
    },
  },
}
